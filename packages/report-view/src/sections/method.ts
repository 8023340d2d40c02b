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
      takes a page of the company itself, or two independent domains.
      ${
        report.worded_by_model
          ? 'A language model reworded sentences; no number comes from it.'
          : 'No language model was used.'
      }
      ${most > 0 && `At most ${most} pages were read of each site, no faster than one a second.`} What was not
      reached in time is named in the list of sources.
    </p>
  </section>`;
}
