import type { SoldPlan } from '../markets/market.ts';

const signs: Record<string, string> = { EUR: '€', USD: '$', GBP: '£' };

/** `€12`, `$1,290.50`, `CHF 40`. */
export function moneyText(amount: number, currency: string): string {
  const sign = signs[currency] ?? `${currency} `;
  const [whole = '', cents] = (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).split('.');
  const grouped = whole.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',');
  return sign + grouped + (cents === undefined ? '' : `.${cents}`);
}

const periods: Record<string, string> = { month: 'month', year: 'year', quarter: 'quarter' };

/** What stands behind the amount: `per person, per month, billed yearly`. */
export function periodText(plan: SoldPlan): string {
  if (plan.per === 'once') return 'one-time';
  const unit = plan.unit === null ? '' : `per ${plan.unit}, `;
  if (plan.per === 'usage') return `per ${plan.unit ?? 'use'}`;
  const billed = plan.billed_every === null ? '' : `, billed ${plan.billed_every}ly`;
  return `${unit}per ${periods[plan.per ?? 'month']}${billed}`;
}

/** What a card or a cell says of the price. */
export function priceText(plan: SoldPlan): { from: string; amount: string; period: string } {
  if (plan.kind === 'free') return { from: '', amount: 'Free', period: '' };
  if (plan.kind === 'custom') return { from: '', amount: 'Contact us', period: '' };
  return {
    from: plan.is_from ? 'from ' : '',
    amount: moneyText(plan.amount ?? 0, plan.currency ?? 'EUR'),
    period: periodText(plan),
  };
}
