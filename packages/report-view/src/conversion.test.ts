import { describe, expect, test } from 'vitest';
import { conversionOf, convert, currenciesOf } from './conversion.ts';
import { renderMarkdown } from './render-markdown.ts';
import { renderReport } from './render-report.ts';
import { tableRows } from './report-tables.ts';
import { sampleReport } from './test-support/sample-report.ts';

const rates = { source: 16, day: '2026-11-20', per_euro: { EUR: 1, USD: 1.087, GBP: 0.8523, JPY: 164.2 } };
const into = (currency: string) => ({ currency, rates });

describe('an amount in another currency', () => {
  test('goes over the euro, to the smallest unit of its currency', () => {
    expect(convert(180, 'USD', into('EUR'))).toBe(165.59);
    expect(convert(15, 'GBP', into('EUR'))).toBe(17.6);
    expect(convert(15, 'GBP', into('USD'))).toBe(19.13);
    expect(convert(12, 'EUR', into('JPY'))).toBe(1970);
    expect(convert(0, 'USD', into('EUR'))).toBe(0);
  });

  test('has halves rounded away from zero, as they are written and not as they are held', () => {
    const one = { currency: 'USD', rates: { ...rates, per_euro: { EUR: 1, USD: 1 } } };
    // Held as 1.00499… and 2.67499…
    expect(convert(1.005, 'EUR', one)).toBe(1.01);
    expect(convert(2.675, 'EUR', one)).toBe(2.68);
    expect(convert(0.125, 'EUR', one)).toBe(0.13);
    expect(convert(999_999_999.995, 'EUR', one)).toBe(1_000_000_000);
  });

  test('is told only where both rates are known', () => {
    expect(convert(10, 'CHF', into('EUR'))).toBeNull();
    expect(convert(10, 'EUR', into('CHF'))).toBeNull();
  });
});

describe('the currency of a report', () => {
  test('is that of the subject where currencies differ, and what the reader asks for', () => {
    expect(conversionOf(sampleReport())?.currency).toBe('EUR');
    expect(conversionOf(sampleReport(), 'JPY')?.currency).toBe('JPY');
    expect(conversionOf(sampleReport(), 'none')).toBeNull();
    // One that has no rate cannot be had.
    expect(conversionOf(sampleReport(), 'CHF')?.currency).toBe('EUR');
  });

  test('is none where there are no rates, or nothing to convert', () => {
    const report = sampleReport();
    const own = report.plans?.filter(({ currency }) => currency === 'EUR') ?? [];
    expect(conversionOf({ ...report, rates: null })).toBeNull();
    expect(conversionOf({ ...report, plans: own })).toBeNull();
    expect(conversionOf({ ...report, plans: own }, 'GBP')?.currency).toBe('GBP');
    expect(currenciesOf({ ...report, rates: null })).toEqual([]);
  });

  test('is chosen among those of the prices, then the others', () => {
    expect(currenciesOf(sampleReport())).toEqual(['EUR', 'USD', 'GBP', 'JPY']);
  });
});

const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('prices stand as published first, then converted with the day and the source of the rates', () => {
  const page = textOf(renderReport(sampleReport()));
  expect(page).toContain('$180 a year, a person US$15.00 US$15.00 €13.80 €13.80');
  expect(page).toContain('from £15.00 from £15.00 from €17.60 from €17.60');
  expect(page).toContain('Converted to EUR at the rates of 20 Nov 2026 (source 16, Reference rates)');
  const inYen = textOf(renderReport(sampleReport(), { currency: 'JPY' }));
  expect(inYen).toContain('US$15.00 US$15.00 JP¥2,266 JP¥2,266');
  expect(textOf(renderReport(sampleReport(), { currency: 'none' }))).toContain('and not converted');
});

test('files tell the same: CSV and Markdown keep the original before what it is converted to', () => {
  const [head = [], ...rows] = tableRows(sampleReport(), 'plans', { currency: 'GBP' });
  const of = (name: string, plan: string) => rows.find((row) => row[1] === plan)?.[head.indexOf(name)];
  expect(of('Amount', 'Standard')).toBe(180);
  expect(of('Per person per month, 5 people', 'Standard')).toBe(15);
  expect(of('Per person per month, 5 people, in GBP', 'Standard')).toBe(11.76);
  expect(of('Rates of', 'Standard')).toBe('2026-11-20');
  const markdown = renderMarkdown(sampleReport(), { currency: 'GBP' });
  expect(markdown).toContain('| $180 a year, a person | US$15.00 | US$15.00 | £11.76 | £11.76 |');
  expect(markdown).toContain('Converted to GBP at the rates of 20 Nov 2026');
});

test('rates of a source that is not listed as answered convert nothing', () => {
  const report = sampleReport();
  report.sources = report.sources.filter(({ id }) => id !== 'rates');
  expect(textOf(renderReport(report))).toContain('and not converted');
});
