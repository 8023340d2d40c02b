import type { MarketPlan } from '@earshot/contracts/market/market-report';
import { chips } from '../chips.ts';
import type { Drawing } from '../drawing.ts';
import { money } from '../figures.ts';
import type { Markup } from '../markup.ts';
import { foreign, html } from '../markup.ts';
import { paidWords, words } from '../words.ts';

/** Plans that only a language model read, apart from the others; nothing where there are none. */
export function proposedPlans(drawing: Drawing): Markup | null {
  const plans = drawing.report.proposals ?? [];
  if (plans.length === 0) return null;
  return html`<div class="mr-section">
    <h3 class="mr-sub" id="pricing-by-model">${words.byModel}</h3>
    <div class="mr-scroll" tabindex="0" role="region" aria-labelledby="pricing-by-model">
      <table>
        <thead>
          <tr>
            <th scope="col">Vendor and plan</th>
            <th scope="col">As published</th>
            <th scope="col" class="mr-r">Price</th>
            <th scope="col" class="mr-r">Source</th>
            ${drawing.controls && html`<th scope="col" class="mr-r mr-act"><span class="mr-vh">Change</span></th>`}
          </tr>
        </thead>
        <tbody>
          ${plans.map((plan) => row(drawing, plan))}
        </tbody>
      </table>
    </div>
    <p class="mr-note">${words.byModelNote}</p>
  </div>`;
}

function row(drawing: Drawing, plan: MarketPlan): Markup {
  return html`<tr>
    <th scope="row">${foreign(`${drawing.nameOf(plan.host)}, ${plan.name}`)}</th>
    <td class="mr-sec mr-published">${foreign(plan.published)}</td>
    <td class="mr-r">${proposedPrice(plan)}</td>
    <td class="mr-r">${chips(drawing, plan.citations)}</td>
    ${
      drawing.controls &&
      html`<td class="mr-r mr-act">
        <button class="mr-control" type="button" data-act="correct-plan" data-key="${plan.key}">
          ${words.takeOver} <span class="mr-vh">${plan.name}</span>
        </button>
      </td>`
    }
  </tr>`;
}

/** `€12.00 a month per person`. */
export function proposedPrice({ kind, amount, currency, per, unit }: MarketPlan): string {
  if (kind === 'free') return 'Free';
  if (kind === 'custom' || amount === null) return 'On request';
  const paid = per === null ? '' : ` ${paidWords[per]}`;
  return `${money(amount, currency)}${paid}${unit === null ? '' : ` per ${unit}`}`;
}
