import type { MarketFinding } from '@earshot/contracts/market/market-report';
import { chips } from '../chips.ts';
import type { Drawing } from '../drawing.ts';
import { counted } from '../figures.ts';
import type { Markup } from '../markup.ts';
import { html } from '../markup.ts';
import { section } from '../section.ts';
import { toRoadmap } from '../to-roadmap.ts';
import { confidenceWords } from '../words.ts';

const meaning = { firm: 'good', single_source: 'warn', no_clear_trend: 'plain' } as const;

/** Findings that are seen without opening the rest. */
export const shownFirst = 5;

/** One sentence each, with its number, its proof and how sure it is; five first, the others on demand. */
export function findings(drawing: Drawing): Markup {
  return section(drawing, 'findings', drawing.report.findings, (rows) => {
    const list = (some: readonly MarketFinding[], from: number) =>
      html`<ol class="mr-findings">
        ${some.map((finding, index) => draw(drawing, finding, from + index))}
      </ol>`;
    const rest = rows.slice(shownFirst);
    return [
      list(rows.slice(0, shownFirst), 1),
      rest.length > 0 &&
        html`<details class="mr-rest">
          <summary>${counted(rest.length, 'more finding')}</summary>
          ${list(rest, shownFirst + 1)}
        </details>`,
    ];
  });
}

function draw(drawing: Drawing, finding: MarketFinding, number: number): Markup {
  return html`<li class="mr-finding" id="finding-${number}" data-claim="${finding.id}">
    <span class="mr-no" aria-hidden="true">${number}</span>
    <div>
      <h3>${finding.headline}</h3>
      <p class="mr-sec">${finding.detail} ${chips(drawing, finding.citations)}</p>
      <p class="mr-small">
        <span class="mr-tag is-${meaning[finding.confidence]}">${confidenceWords[finding.confidence]}</span>
        <span class="mr-mut">${finding.basis}</span>
      </p>
      ${toRoadmap(drawing, 'market_finding', finding.id, finding.headline)}
    </div>
  </li>`;
}
