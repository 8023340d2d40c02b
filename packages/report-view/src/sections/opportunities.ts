import { chips } from '../chips.ts';
import type { Drawing } from '../drawing.ts';
import type { Markup, Part } from '../markup.ts';
import { html } from '../markup.ts';
import { section } from '../section.ts';
import { toRoadmap } from '../to-roadmap.ts';

/** What follows from the findings by rule, each with what it follows from. */
export function opportunities(drawing: Drawing): Markup {
  const { findings } = drawing.report;
  return section(
    drawing,
    'opportunities',
    drawing.report.opportunities,
    (rows) =>
      html`<ol class="mr-findings">
        ${rows.map((opportunity, index) => {
          const inputs = opportunity.findings
            .map((id) => findings?.findIndex((finding) => finding.id === id) ?? -1)
            .filter((place) => place >= 0);
          return html`<li class="mr-finding mr-opportunity" data-claim="${opportunity.id}">
            <span class="mr-no" aria-hidden="true">${index + 1}</span>
            <div>
              <h3>${opportunity.headline}</h3>
              <p class="mr-sec">
                ${opportunity.follows} ${inputs.map(findingLink)}${chips(drawing, opportunity.citations)}
              </p>
              ${toRoadmap(drawing, 'market_opportunity', opportunity.id, opportunity.headline)}
            </div>
          </li>`;
        })}
      </ol>`,
  );
}

function findingLink(place: number): Part {
  return html`<a class="mr-input" href="#finding-${place + 1}">Finding ${place + 1}</a> `;
}
