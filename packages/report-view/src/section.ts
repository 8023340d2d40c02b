import type { MarketReport, MarketSource } from '@earshot/contracts/market-report';
import type { Drawing } from './drawing.ts';
import type { Markup, Part } from './markup.ts';
import { html } from './markup.ts';
import type { SectionName } from './words.ts';
import { emptyWords, sectionTitle, words } from './words.ts';

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
  return html`<section class="mr-section" aria-labelledby="${name}">
    <h2 id="${name}">${sectionTitle(name, drawing.report)}</h2>
    ${rows === null ? pending(drawing) : rows.length === 0 ? nothing(drawing, name) : draw(rows)}
  </section>`;
}

function nothing({ report }: Drawing, name: SectionName): Markup {
  return html`<p class="mr-none">${emptySentence(report, name)}</p>`;
}

/** Sources that a section is made of, where its own site's pages are not. */
const askedFor: Partial<Record<SectionName, readonly MarketSource['kind'][]>> = {
  voices: ['reviews', 'discussion'],
  trends: ['reviews', 'discussion', 'encyclopaedia', 'packages', 'search', 'code'],
};

/** Why a section is empty: nothing was found, or none of those who might know was asked. */
export function emptySentence({ sources }: Pick<MarketReport, 'sources'>, name: SectionName): string {
  const kinds = askedFor[name];
  const asked = sources.filter(
    ({ kind, outcome }) => kinds?.includes(kind) && outcome !== 'off' && outcome !== 'not_asked',
  );
  return kinds !== undefined && asked.length === 0 ? words.nobodyAsked : (emptyWords[name] ?? '');
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
