import { chips } from '../chips.ts';
import type { Drawing } from '../drawing.ts';
import { dayName } from '../figures.ts';
import type { Markup } from '../markup.ts';
import { foreign, html } from '../markup.ts';
import { section } from '../section.ts';

/** What was published lately, newest first, the undated last. */
export function news(drawing: Drawing): Markup {
  return section(drawing, 'news', drawing.report.news, (given) => {
    const rows = given.toSorted((a, b) => (b.day ?? '').localeCompare(a.day ?? ''));
    return html`<ol class="mr-news">
      ${rows.map(
        (item) =>
          html`<li>
            <span class="mr-small mr-mut"
              >${item.day === null ? 'Undated' : html`<time datetime="${item.day}">${dayName(item.day)}</time>`}</span
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
