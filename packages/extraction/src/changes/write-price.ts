import type { ComparedPlan } from './plan-changes.ts';

/** An amount with its currency, cents only where there are some: `€14`, `CHF 1,290`, `14` in an unknown currency. */
export function writeMoney(amount: number, currency: string | null): string {
  const digits = Number.isInteger(amount) ? 0 : Math.abs(amount) < 0.1 ? 4 : 2;
  const style = currency ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const) : {};
  return new Intl.NumberFormat('en-GB', {
    ...style,
    minimumFractionDigits: digits === 2 ? 2 : 0,
    maximumFractionDigits: digits,
  })
    .format(amount)
    .replace(/\u00a0/g, ' ');
}

/** A plan's price in words: `€14 a month per user`, `free`, `on request`. */
export function writePrice(plan: ComparedPlan): string {
  if (plan.kind === 'free') return 'free';
  if (plan.kind === 'custom' || plan.amount === null) return 'on request';
  const from = plan.isFrom ? 'from ' : '';
  return `${from}${writeMoney(plan.amount, plan.currency)}${periodWords(plan)}${
    plan.unit && plan.per !== 'usage' ? ` per ${plan.unit}` : ''
  }${plan.billedEvery ? `, billed every ${plan.billedEvery}` : ''}`;
}

function periodWords({ per, unit }: ComparedPlan): string {
  if (per === null) return '';
  if (per === 'once') return ' once';
  if (per === 'usage') return unit ? ` per ${unit}` : ' by usage';
  if (per === 'half_year') return ' each half-year';
  if (per === 'two_weeks') return ' every two weeks';
  if (per === 'two_years') return ' every two years';
  return ` a ${per}`;
}

/** A change in whole percent with its sign: `+17 %`; null where it began at nothing. */
export function writePercent(before: number, after: number): string | null {
  if (before === 0) return null;
  const percent = ((after - before) / before) * 100;
  const rounded = Math.abs(percent) >= 1 ? Math.round(percent) : Number(percent.toFixed(1));
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded)} %`;
}
