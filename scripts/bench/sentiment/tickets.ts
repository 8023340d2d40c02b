import { readFileSync } from 'node:fs';
import { macroF1 } from '@earshot/analysis/sentiment/macro-f1';
import { sentimentOf } from '@earshot/analysis/sentiment';
import { TONES } from '@earshot/analysis/sentiment/tones';
import { general } from '../search/corpus.ts';
import type { Measured } from '../search/report.ts';

/** How plain tickets are read without a label, in percent: all, and the complaints among them. */
export function measureTickets(half: 'open' | 'frozen'): Measured[] {
  const lines = readFileSync(new URL(`tickets/${half}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const verdicts = lines.flatMap((line) => {
    const [language = '', tone = '', text = ''] = line.split('\t');
    const right = TONES.find((known) => known === tone);
    return right ? [{ given: sentimentOf({ text, language }, { general }).label, right, weight: 1 }] : [];
  });
  const complaints = verdicts.filter(({ right }) => right === 'negative');
  const share = (of: typeof verdicts): number =>
    (100 * of.filter(({ given, right }) => given === right).length) / of.length;
  return [
    { name: `plain tickets, ${half} half: accuracy`, value: share(verdicts), unit: '%' },
    { name: `plain tickets, ${half} half: macro-F1`, value: 100 * macroF1(verdicts), unit: '%' },
    {
      name: `plain tickets, ${half} half: complaints found`,
      value: share(complaints),
      unit: '%',
      limit: { atLeast: 85 },
    },
  ];
}
