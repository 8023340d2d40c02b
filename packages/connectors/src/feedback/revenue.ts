import { ConnectionFault } from './connection-fault.ts';
import type { BroughtAccount, ConnectionField, ConnectionSettings } from './connection-kind.ts';

/** Of kinds whose revenue stands in a field that people name. */
export const revenuePer: ConnectionField = {
  id: 'revenue_per',
  label: 'Revenue is',
  secret: false,
  optional: true,
  shape: 'choice',
  choices: [
    { value: 'year', label: 'What an account pays in a year' },
    { value: 'month', label: 'What an account pays in a month' },
  ],
};

/**
 * The currency that was filled in for revenue, by its three letters; empty where none was.
 *
 * @throws ConnectionFault `not_found` for anything else: an amount in an unknown currency is worth nothing
 */
export function checkCurrency({ currency = '' }: ConnectionSettings): string {
  const letters = currency.trim().toUpperCase();
  if (letters !== '' && !/^[A-Z]{3}$/.test(letters)) {
    throw new ConnectionFault('not_found', 'The currency of revenue is named by three letters, as in USD.');
  }
  return letters;
}

/** What an account pays; null where the amount or its currency is not known. */
export function revenueOf(
  amount: number | null,
  currency: string,
  { revenue_per: per }: ConnectionSettings,
): NonNullable<BroughtAccount['revenue']> | null {
  if (amount === null || currency === '') return null;
  return { amount, currency, per: per === 'month' ? 'month' : 'year' };
}
