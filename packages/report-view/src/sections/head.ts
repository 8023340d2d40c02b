import type { MarketReport, MarketSource } from '@earshot/contracts/market/market-report';
import { chips } from '../chips.ts';
import type { Drawing } from '../drawing.ts';
import { count, counted, secondsBetween } from '../figures.ts';
import type { Markup, Part } from '../markup.ts';
import { foreign, html, shortAddress, webAddress } from '../markup.ts';
import { isUnread } from '../section.ts';
import { words } from '../words.ts';
import { briefing } from './briefing.ts';

/** Name, what it is, what the report says in a paragraph, how the sources answered; while the report is made, how far it is. */
export function head(drawing: Drawing): Markup {
  const { report, clock } = drawing;
  const subject = report.companies.find(({ is_subject: isSubject }) => isSubject);
  const address = subject && webAddress(subject.url);
  return html`<header class="mr-head">
    <p class="mr-print-only mr-print-head">
      <strong>Earshot</strong> <span>${words.print}, ${clock.day(report.ended_at ?? report.asked_at)}</span>
    </p>
    <h1>${foreign(subject?.name || report.name || report.subject)}</h1>
    <p class="mr-lede">
      ${subject?.description && html`${foreign(subject.description)} ${chips(drawing, subject.citations.slice(0, 2))} `}
      ${
        address &&
        html`<a class="mr-site" href="${address}" rel="noreferrer noopener nofollow" target="_blank"
          >${shortAddress(address)}</a
        >`
      }
    </p>
    ${notices(drawing, subject?.host)} ${briefing(drawing)}
    ${report.notice !== null && html`<p class="mr-notice${isUnread(report) && ' is-whole'}">${report.notice}</p>`}
    ${isUnderWay(report) ? progress(report) : null} ${report.sources.length > 0 && coverage(drawing)}
  </header>`;
}

/** What the subject's own home page warns of or announces leads the report. */
function notices(drawing: Drawing, host: string | undefined): Markup[] {
  const told = drawing.report.news?.filter((item) => item.notice !== undefined && item.host === host) ?? [];
  return told.map(
    (item) =>
      html`<p class="mr-notice">
        <strong>${words.onHomePage}:</strong> ${foreign(item.title)} ${chips(drawing, item.citations)}
      </p>`,
  );
}

export function isUnderWay({ state }: MarketReport): boolean {
  return state === 'queued' || state === 'running';
}

const stepWords = {
  waiting: 'waiting',
  running: 'in progress',
  done: 'done',
  cut_short: 'incomplete',
  skipped: 'skipped',
} as const;

function progress({ state, queue_position: position, steps }: MarketReport): Markup {
  return html`<div class="mr-progress">
    <p class="mr-strong">${state === 'queued' ? queueSentence(position) : 'This report is being created.'}</p>
    <ol class="mr-steps">
      ${steps.map(
        (step) =>
          html`<li class="is-${step.state}">
            ${step.name} <span class="mr-mut">${stepWords[step.state]}</span>
          </li>`,
      )}
    </ol>
  </div>`;
}

/** Where a report stands in the line of those that wait. */
export function queueSentence(position: number | null): string {
  if (position === null || position === 0) return 'Next in line: it starts within seconds.';
  return `${counted(position, 'report is', 'reports are')} ahead of this one.`;
}

type Outcome = MarketSource['outcome'];

/** Outcomes told together, in the order of the bar. What is switched off was not asked, and counts nowhere. */
const groups: readonly { outcomes: readonly Outcome[]; style: string; tell: (n: number) => string }[] = [
  { outcomes: ['answered'], style: 'answered', tell: (n) => `${n} answered` },
  { outcomes: ['empty'], style: 'empty', tell: (n) => `${n} had nothing` },
  {
    outcomes: ['blocked', 'disallowed'],
    style: 'blocked',
    tell: (n) => `${n} blocked`,
  },
  { outcomes: ['failed'], style: 'failed', tell: (n) => `${n} could not be reached` },
  {
    outcomes: ['not_asked'],
    style: 'not-asked',
    tell: (n) => `${n} not asked: out of time`,
  },
];

/** One sentence and one bar that say what became of every source. */
function coverage({ report, clock }: Drawing): Markup {
  const counts = groups.map((group) => ({
    ...group,
    n: report.sources.filter(({ outcome }) => group.outcomes.includes(outcome)).length,
  }));
  const asked = counts.reduce((sum, { n }) => sum + n, 0);
  const off = report.sources.length - asked;
  const others = counts.slice(1).filter(({ n }) => n > 0);
  const pages = report.companies.reduce((sum, { pages_read: read }) => sum + read, 0);
  const tail = [
    ...others.map(({ n, tell }) => `, ${tell(n)}`),
    `. ${counted(pages, 'page')} read.`,
    ...(off > 0 ? [` ${counted(off, 'source')} switched off on this server.`] : []),
  ];
  return html`<div class="mr-coverage">
    <p class="mr-between">
      <span><strong>${count(counts[0]?.n ?? 0)} of ${counted(asked, 'source')} answered</strong>${tail}</span>
      <span class="mr-mut">${built(report, clock)}</span>
    </p>
    <div class="mr-bar" aria-hidden="true">
      ${counts.filter(({ n }) => n > 0).map(({ n, style }) => html`<i class="is-${style}" style="flex:${n}"></i>`)}
    </div>
  </div>`;
}

function built({ started_at: began, ended_at: ended }: MarketReport, clock: Drawing['clock']): Part {
  if (ended === null) return began !== null && `Started ${clock.day(began)}, ${clock.time(began)}`;
  const seconds = secondsBetween(began, ended);
  return [
    `Completed ${clock.day(ended)}, ${clock.time(ended)}`,
    seconds !== null && seconds > 0 && `, in ${counted(seconds, 'second')}`,
  ];
}
