import type { Company, SoldPlan } from '../markets/market.ts';
import { escaped, slug } from './html-text.ts';
import { moneyText, priceText } from './money-text.ts';

/** The main part of the prices, built as the company builds its pages. */
export function pricingMain(company: Company): string {
  return mains[company.style](company);
}

const mains: Record<Company['style'], (company: Company) => string> = {
  cards,
  table,
  list,
  sections,
  script,
};

function cards({ name, plans }: Company): string {
  const card = (plan: SoldPlan): string => {
    const { from, amount, period } = priceText(plan);
    return `<div class="card">
  <h3 class="card-title">${escaped(plan.name)}</h3>
  <p class="card-price">${from}<span class="amount">${amount}</span>${period === '' ? '' : ` <span class="period">${period}</span>`}</p>
  ${setup(plan)}<ul>${plan.features.map((one) => `<li>${escaped(one)}</li>`).join('')}</ul>
  <a class="button" href="/signup?plan=${slug(plan.name)}">Choose ${escaped(plan.name)}</a>
</div>`;
  };
  return `<h1>Pricing of ${escaped(name)}</h1>
<p>Start with fourteen days for nothing. No card is asked for.</p>
<div class="cards">
${plans.map(card).join('\n')}
</div>
<h2>Questions</h2>
<h4>May we change plans?</h4><p>At any time; we settle the days.</p>
<h4>Do you give money back?</h4><p>Within 30 days, up to $500 without a question.</p>`;
}

function table({ name, plans }: Company): string {
  const rows = [...new Set(plans.flatMap(({ features }) => features))];
  const cell = (plan: SoldPlan): string => {
    const { from, amount, period } = priceText(plan);
    return `<td>${from}${amount} ${period}</td>`;
  };
  return `<h1>${escaped(name)} prices</h1>
<table class="plans">
<thead><tr><th></th>${plans.map((plan) => `<th scope="col">${escaped(plan.name)}</th>`).join('')}</tr></thead>
<tbody>
<tr><th scope="row">Price</th>${plans.map(cell).join('')}</tr>
${rows
  .map(
    (row) =>
      `<tr><th scope="row">${escaped(row)}</th>${plans
        .map(({ features }) => `<td>${features.includes(row) ? '✓' : '–'}</td>`)
        .join('')}</tr>`,
  )
  .join('\n')}
</tbody>
</table>
<p>Prices without tax. Our customers save 1,900 hours a year, together.</p>`;
}

function list({ plans }: Company): string {
  const item = (plan: SoldPlan): string => {
    const { from, amount, period } = priceText(plan);
    return `<li class="plan"><div class="plan__name">${escaped(plan.name)}</div>
<div class="plan__price">${from}${amount}${period === '' ? '' : ` ${period}`}</div>
${setup(plan)}<div class="plan__text">${plan.features.map(escaped).join(' · ')}</div></li>`;
  };
  return `<h1>What it costs</h1>
<ul class="plan-list">
${plans.map(item).join('\n')}
</ul>
<p class="quote">“It paid for itself: we found $12,000 that nobody had billed.”</p>`;
}

function sections({ plans }: Company): string {
  const section = (plan: SoldPlan): string => {
    const { from, amount, period } = priceText(plan);
    return `<section class="tier" id="${slug(plan.name)}">
<h2>${escaped(plan.name)}</h2>
<p><strong>${from}${amount}</strong> ${period}</p>
${setup(plan)}<ul>
${plan.features.map((one) => `<li>${escaped(one)}</li>`).join('\n')}
</ul>
</section>`;
  };
  return `<h1>Plans</h1>
${plans.map(section).join('\n')}
<section><h2>Help with moving</h2><p>We bring your old data in. A day of it is $480.</p></section>`;
}

/** Nothing is there before a script has run. */
function script(): string {
  return '<div id="root"><div class="skeleton"></div><div class="skeleton"></div></div><script src="/app.js"></script>';
}

function setup({ setup_fee: fee, currency }: SoldPlan): string {
  return fee === null
    ? ''
    : `<p class="setup">Set-up fee ${moneyText(fee, currency ?? 'EUR')}, once.</p>\n  `;
}
