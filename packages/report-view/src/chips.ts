import type { CitedPlace, Drawing } from './drawing.ts';
import type { Markup } from './markup.ts';
import { html } from './markup.ts';

const shownChips = 6;

/** The chips of a claim: each leads to its quote in the list of sources. */
export function chips(drawing: Drawing, ids: readonly string[]): Markup {
  const places = [...new Set(ids)].map(drawing.cited).filter((place) => place !== undefined);
  const rest = places.length - shownChips;
  return html`<span class="mr-cites"
    >${places.slice(0, shownChips).map(chip)}${
      rest > 0 && html`<a class="mr-cite" href="#sources" aria-label="${rest} more sources">+${rest}</a>`
    }</span
  >`;
}

function chip({ citation, label, anchor }: CitedPlace): Markup {
  return html`<a
    class="mr-cite"
    href="#${anchor}"
    data-citation="${citation.id}"
    aria-label="Source ${label}: ${citation.title}"
    >${label}</a
  >`;
}
