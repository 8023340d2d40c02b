import type { MarketReport } from '@earshot/contracts/market/market-report';
import type { Drawing } from '../drawing.ts';
import type { Markup } from '../markup.ts';
import { html } from '../markup.ts';
import { sectionTitles } from '../words.ts';

/** How the report came about, and what it does not know. */
export function method({ report }: Drawing): Markup {
  const most = Math.max(0, ...report.companies.map(({ pages_read: pages }) => pages));
  return html`<section class="mr-section" aria-labelledby="method">
    <h2 id="method">${sectionTitles.method}</h2>
    <p class="mr-sec mr-text">
      Sentences here are written by rules from counted facts; each quote was found again in the stored page
      before it was printed, and a claim whose quote is not there is left out. Intervals are 95 %. “Firm”
      takes a page of the company itself, or two independent domains. ${modelSentence(report)}
      ${most > 0 && `At most ${most} pages were read of each site, no faster than one a second.`} What was not
      reached in time is named in the list of sources.
    </p>
  </section>`;
}

/** What a language model had to do with the report. */
function modelSentence({ worded_by_model: isWorded, proposals }: MarketReport): string {
  const said = [
    isWorded && 'A language model reworded sentences; no number comes from it.',
    proposals !== null &&
      'A language model read the price pages too: what it found besides stands apart, and no finding rests on it.',
  ].filter((sentence) => sentence !== false);
  return said.length > 0 ? said.join(' ') : 'No language model was used.';
}
