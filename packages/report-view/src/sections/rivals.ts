import type { MarketRival } from '@earshot/contracts/market/market-report';
import { chips } from '../chips.ts';
import type { Drawing } from '../drawing.ts';
import { counted, rounded } from '../figures.ts';
import type { Markup, Part } from '../markup.ts';
import { foreign, html } from '../markup.ts';
import { section } from '../section.ts';
import { reasonWords, words } from '../words.ts';

const shownReasons = 3;

/** Who competes, and by what evidence each one is here; those too weakly shown are named, and can be added. */
export function rivals(drawing: Drawing): Markup {
  return section(drawing, 'rivals', drawing.report.rivals, (all) => {
    const shown = all.filter(({ state }) => state === 'listed').toSorted((a, b) => b.score - a.score);
    return [
      shown.length > 0 && table(drawing, shown),
      others(drawing, all, 'possible', 'Possible competitors'),
      others(drawing, all, 'removed', 'Removed'),
    ];
  });
}

function table(drawing: Drawing, shown: readonly MarketRival[]): Markup {
  return html`<div class="mr-scroll" tabindex="0" role="region" aria-labelledby="rivals">
    <table class="mr-words">
      <thead>
        <tr>
          <th scope="col">Competitor</th>
          <th scope="col">Why it is listed</th>
          <th scope="col" class="mr-r">Weight</th>
          ${drawing.controls && html`<th scope="col" class="mr-r mr-act"><span class="mr-vh">Change</span></th>`}
        </tr>
      </thead>
      <tbody>
        ${shown.map(
          (rival) =>
            html`<tr>
              <th scope="row">
                ${foreign(rival.name)}${rival.host !== null && html`<span class="mr-host">${rival.host}</span>`}
              </th>
              <td class="mr-why">
                ${rival.reasons.slice(0, shownReasons).map((reason) => because(drawing, reason))}
                ${
                  rival.reasons.length > shownReasons &&
                  html`<details class="mr-rest">
                    <summary>${counted(rival.reasons.length - shownReasons, 'more reason')}</summary>
                    ${rival.reasons.slice(shownReasons).map((reason) => because(drawing, reason))}
                  </details>`
                }
              </td>
              <td class="mr-r">${rounded(rival.score)}</td>
              ${drawing.controls && html`<td class="mr-r mr-act">${control('remove-rival', rival)}</td>`}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function because(drawing: Drawing, reason: MarketRival['reasons'][number]): Markup {
  return html`<span title="${reasonWords[reason.kind]}, weight ${rounded(reason.weight)}"
    >${foreign(reason.text)} ${chips(drawing, reason.citations)}</span
  >`;
}

function others(
  drawing: Drawing,
  all: readonly MarketRival[],
  state: MarketRival['state'],
  lead: string,
): Part {
  const rows = all.filter((rival) => rival.state === state);
  if (rows.length === 0) return null;
  return html`<p class="mr-note">
    ${lead}:
    ${rows.map((rival, index) => [
      html`${foreign(rival.name)}
      ${chips(
        drawing,
        rival.reasons.flatMap(({ citations }) => citations),
      )}`,
      drawing.controls && html` ${control('add-rival', rival)}`,
      index < rows.length - 1 ? ', ' : '.',
    ])}
  </p>`;
}

function control(act: 'add-rival' | 'remove-rival', { host, name }: MarketRival): Markup {
  return html`<button
    class="mr-control"
    type="button"
    data-act="${act}"
    data-host="${host ?? ''}"
    data-name="${name}"
  >
    ${act === 'add-rival' ? words.addRival : words.removeRival} <span class="mr-vh">${name}</span>
  </button>`;
}
