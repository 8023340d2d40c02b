import type { MarketFinding, MarketReport } from '@earshot/contracts/market/market-report';
import { chips } from '../chips.ts';
import type { Drawing } from '../drawing.ts';
import type { Markup } from '../markup.ts';
import { html } from '../markup.ts';
import { words } from '../words.ts';
import { shownFirst } from './findings.ts';

/** A paragraph is read; of a list as long as the findings themselves nothing is gained. */
const findingsAtMost = 3;

/** A finding of the briefing, with the number that it has among all. */
export interface Briefed {
  finding: MarketFinding;
  number: number;
}

/** What a report says in a paragraph: the findings that are shown first, the sure ones before the others; in their order. */
export function briefedOf({ findings }: Pick<MarketReport, 'findings'>): Briefed[] {
  const first = (findings ?? [])
    .slice(0, shownFirst)
    .map((finding, at): Briefed => ({ finding, number: at + 1 }))
    .filter(({ finding }) => finding.confidence !== 'no_clear_trend');
  return first
    .toSorted((a, b) => Number(b.finding.confidence === 'firm') - Number(a.finding.confidence === 'firm'))
    .slice(0, findingsAtMost)
    .sort((a, b) => a.number - b.number);
}

/** The report in a paragraph: sentences of its own findings with their proof, and what follows first from them. */
export function briefing(drawing: Drawing): Markup | null {
  const briefed = briefedOf(drawing.report);
  if (briefed.length === 0) return null;
  const opportunity = drawing.report.opportunities?.[0];
  return html`<p class="mr-briefing">
    <strong>${words.inShort}</strong>
    ${briefed.map(
      ({ finding, number }) =>
        html`<a href="#finding-${number}">${finding.headline}</a>
          ${chips(drawing, finding.citations.slice(0, 2))} `,
    )}
    ${
      opportunity &&
      html`${words.follows}
        <a href="#opportunities">${opportunity.headline}</a>
        ${chips(drawing, opportunity.citations.slice(0, 2))}`
    }
  </p>`;
}
