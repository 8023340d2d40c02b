import type { Change, Figure } from '@earshot/contracts/analytics';
import { formatCount } from './format.ts';

const oneDecimal = new Intl.NumberFormat(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const twoDecimals = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const upToTwoDecimals = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });
const euros = new Intl.NumberFormat(undefined, {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

type Kind = Pick<Figure, 'measure' | 'unit'>;

/** A measured value as it is written: 1,284 · 38.4 % · 3.20 · € 12,000. */
export function formatValue({ measure, unit }: Kind, value: number): string {
  switch (measure) {
    case 'count':
      return unit === 'revenue' ? euros.format(value) : formatCount(value);
    case 'share':
    case 'csat':
      return `${oneDecimal.format(value * 100)} %`;
    case 'mean_rating':
      return twoDecimals.format(value);
    case 'field_number':
      return upToTwoDecimals.format(value);
    case 'nps':
    case 'sentiment_score':
      return withoutMinusZero(oneDecimal.format(value));
  }
}

/** Of fewer than so many before, a change in per cent says nothing. */
const fewestForPerCent = 5;

/**
 * How much higher or lower a value is, with its sign: +9.1 % · +4.6 points · −0.22; of a few before both counts: 1 → 11. Null when there is
 * nothing to say.
 */
export function formatDifference(
  { measure, unit, value }: Kind & { value?: number | null },
  { difference, from }: Pick<Change, 'difference' | 'from'>,
): string | null {
  if (difference === null) return null;
  switch (measure) {
    case 'count':
      if (from && from < fewestForPerCent && unit !== 'revenue' && typeof value === 'number') {
        return `${formatCount(from)} → ${formatCount(value)}`;
      }
      return from ? `${signed(100 * (difference / from), oneDecimal)} %` : signed(difference, whole);
    case 'share':
    case 'csat':
      return `${signed(difference * 100, oneDecimal)} points`;
    case 'mean_rating':
    case 'field_number':
      return signed(difference, twoDecimals);
    case 'nps':
    case 'sentiment_score':
      return `${signed(difference, oneDecimal)} points`;
  }
}

const whole = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });

function signed(value: number, format: Intl.NumberFormat): string {
  const size = format.format(Math.abs(value));
  if (!/[1-9]/.test(size)) return `±${size}`;
  return `${value < 0 ? '−' : '+'}${size}`;
}

function withoutMinusZero(text: string): string {
  return /[1-9]/.test(text) ? text.replace('-', '−') : text.replace('-', '');
}
