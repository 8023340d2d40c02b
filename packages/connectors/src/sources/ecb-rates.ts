import { SaxesParser } from 'saxes';
import { SourceFault } from '../source-fault.ts';
import type { EuroRates } from '../source-facts.ts';
import type { Source } from '../source.ts';
import { hours } from '../source.ts';

/** Reference rates of the European Central Bank, new on each working day at about 16:00 CET. */
export const ecbRates: Source = {
  id: 'ecb_rates',
  kind: 'rates',
  name: 'Reference rates of the European Central Bank',
  keyed: false,
  defaultBaseUrl: 'https://www.ecb.europa.eu',
  paceMs: 1000,
  calls: 2,
  keptMs: hours(12),
  obeysRobots: false,
  needs: [],
  async ask(_subject, client) {
    const rates = readRates(await client.text(client.url('/stats/eurofxref/eurofxref-daily.xml')));
    if (rates === null) throw new SourceFault('failed', 'Its answer could not be read.');
    client.found.rates = rates;
  },
};

/** `<Cube time="2026-01-05"><Cube currency="USD" rate="1.0787"/>…`; null for anything else. */
export function readRates(xml: string): EuroRates | null {
  let day = '';
  const perEuro: Record<string, number> = { EUR: 1 };
  const state = { isBroken: false };
  const parser = new SaxesParser();
  parser.on('opentag', ({ attributes }) => {
    const { time = '', currency = '', rate = '' } = attributes;
    if (/^\d{4}-\d{2}-\d{2}$/.test(time)) day ||= time;
    const value = Number(rate);
    if (/^[A-Z]{3}$/.test(currency) && Number.isFinite(value) && value > 0) perEuro[currency] = value;
  });
  parser.on('error', () => {
    state.isBroken = true;
  });
  // What is not closed was cut off.
  parser.write(xml).close();
  const isWhole = day !== '' && Object.keys(perEuro).length > 1 && !state.isBroken;
  return isWhole ? { day, perEuro } : null;
}
