import type { MarketNews } from '@earshot/contracts/market/market-report';
import { chips } from '../chips.ts';
import type { Drawing } from '../drawing.ts';
import { dayName } from '../figures.ts';
import type { Markup } from '../markup.ts';
import { foreign, html } from '../markup.ts';
import { section } from '../section.ts';
import { words } from '../words.ts';

/** What home pages say now comes before what was published. */
function rank({ notice }: MarketNews): number {
  return notice === undefined ? 1 : 0;
}

/** What was published lately, newest first, the undated last. */
export function news(drawing: Drawing): Markup {
  return section(drawing, 'news', drawing.report.news, (given) => {
    const rows = given.toSorted((a, b) => rank(a) - rank(b) || (b.day ?? '').localeCompare(a.day ?? ''));
    return html`<ol class="mr-news">
      ${rows.map(
        (item) =>
          html`<li>
            <span class="mr-small mr-mut"
              >${item.notice ? words.onHomePage : item.day === null ? 'Undated' : html`<time datetime="${item.day}">${dayName(item.day)}</time>`}</span
            >
            <div>
              <strong>${foreign(drawing.nameOf(item.host))}</strong> ${foreign(item.title)}
              ${chips(drawing, item.citations)}
            </div>
          </li>`,
      )}
    </ol>`;
  });
}
