import type { MarketReport, MarketSource } from '@earshot/contracts/market/market-report';
import type { Drawing } from './drawing.ts';
import type { Markup, Part } from './markup.ts';
import { html } from './markup.ts';
import type { SectionName } from './words.ts';
import { emptyWords, ownPagesWords, sectionTitle, words } from './words.ts';

/**
 * A section with its head. While what it shows is null it says why: still to come, or cut short; when it is empty it says
 * what that means.
 */
export function section<Row>(
  drawing: Drawing,
  name: SectionName,
  rows: readonly Row[] | null,
  draw: (rows: readonly Row[]) => Part,
): Markup {
  const isNothing = rows !== null && rows.length === 0;
  return html`<section class="mr-section${isNothing && ' is-nothing'}" aria-labelledby="${name}">
    <h2 id="${name}">${sectionTitle(name, drawing.report)}</h2>
    ${rows === null ? pending(drawing) : rows.length === 0 ? nothing(drawing, name) : draw(rows)}
  </section>`;
}

function nothing({ report }: Drawing, name: SectionName): Markup {
  return html`<p class="mr-none">${emptySentence(report, name)}</p>`;
}

/** Sources that a section is made of beside its own site's pages. */
const askedFor: Partial<Record<SectionName, readonly MarketSource['kind'][]>> = {
  rivals: ['search', 'discussion', 'encyclopaedia', 'code'],
  news: ['news'],
  voices: ['reviews', 'discussion'],
  trends: ['reviews', 'discussion', 'encyclopaedia', 'packages', 'search', 'code'],
};

/** Sections that follow from its own pages, alone or beside sources. */
const OF_PAGES: ReadonlySet<SectionName> = new Set(['pricing', 'features', 'rivals', 'news']);

/** Why a section is empty: nothing was found, or none of those who might know was asked, or answered. */
export function emptySentence(
  { sources, companies }: Pick<MarketReport, 'sources' | 'companies'>,
  name: SectionName,
): string {
  if (OF_PAGES.has(name) && companies.every(({ pages_read: pages }) => pages === 0)) return words.nothingRead;
  const kinds = askedFor[name];
  const could = sources.filter(({ kind }) => kinds?.includes(kind));
  const asked = could.filter(({ outcome }) => outcome !== 'off' && outcome !== 'not_asked');
  const answered = asked.filter(({ outcome }) => outcome === 'answered' || outcome === 'empty');
  if (kinds === undefined || answered.length > 0) return emptyWords[name] ?? '';
  const isLate = could.some(({ outcome }) => outcome === 'not_asked');
  const why = asked.length > 0 ? words.nobodyAnswered : isLate ? words.noTimeToAsk : words.nobodyAsked;
  const own = ownPagesWords[name];
  return own === undefined ? why : `${own}. ${why}`;
}

/** Whether a report is over, and holds nothing at all: no page was read and no source told anything. */
export function isUnread(report: MarketReport): boolean {
  const { state, companies, findings, voices, rivals, plans, features, trends, news, changes } = report;
  return (
    state !== 'queued' &&
    state !== 'running' &&
    companies.every(({ pages_read: pages }) => pages === 0) &&
    [findings, voices, rivals, plans, features, trends, news, changes].every(
      (rows) => (rows ?? []).length === 0,
    )
  );
}

function pending({ report }: Drawing): Markup {
  const { state } = report;
  if (state === 'queued' || state === 'running') {
    return html`<div class="mr-wait">
      <p class="mr-none">${state === 'running' ? words.waiting : words.queuedPart}</p>
      <div class="mr-skel" aria-hidden="true"><i></i><i></i><i></i></div>
    </div>`;
  }
  return html`<p class="mr-none mr-cut">${missing(report)}</p>`;
}

/** Why a report that is no longer made lacks a part. */
export function missing({ state, companies }: MarketReport): string {
  if (state !== 'done') return words.notBuilt;
  return companies.some(({ is_subject: isSubject }) => isSubject) ? words.cutShort : words.noSite;
}
