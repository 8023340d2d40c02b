import { ConnectionFault } from './connection-fault.ts';
import type { ConnectionSettings } from './connection-kind.ts';

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
