import type { MarketReport } from '@earshot/contracts/market/market-report';
import type { Drawing } from '../drawing.ts';
import { counted } from '../figures.ts';
import type { Markup } from '../markup.ts';
import { html } from '../markup.ts';
import { sectionTitles } from '../words.ts';

/** How the report came about, and what it does not know. */
export function method({ report }: Drawing): Markup {
  const most = Math.max(0, ...report.companies.map(({ pages_read: pages }) => pages));
  return html`<section class="mr-section" aria-labelledby="method">
    <h2 id="method">${sectionTitles.method}</h2>
    <p class="mr-sec mr-text">
      Sentences in this report are written by rules from counted facts. Each quote was checked against the
      stored page, and claims without their quote are left out. Intervals are 95 %. “Firm” means a page of the
      company’s own site or two independent sites. ${modelSentence(report)}
      ${most > 0 && `We read at most ${counted(most, 'page')} of each site, no faster than one a second.`}
      What we could not check in time is named in the list of sources.
    </p>
  </section>`;
}

/** What a language model had to do with the report. */
function modelSentence({ worded_by_model: isWorded, proposals }: MarketReport): string {
  const said = [
    isWorded && 'A language model reworded sentences. No number comes from it.',
    proposals !== null &&
      'A language model also read the pricing pages. What only it found is listed separately and not used in findings.',
  ].filter((sentence) => sentence !== false);
  return said.length > 0 ? said.join(' ') : 'No language model was used.';
}
