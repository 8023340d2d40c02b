import { readFileSync } from 'node:fs';
import { cleanItem, customerText } from '@earshot/cleaning/cleaned-item';
import type { Measured } from '../../search/report.ts';
import type { CleaningCase, Half } from '../cases/case.ts';
import type { Tally } from './tally.ts';
import { addTo, keptShare, leftOutShare, noTally, tallyOf } from './tally.ts';

export interface CaseFigures {
  lines: Measured[];
  byLanguage: Map<string, Tally>;
  byForm: Map<string, Tally>;
  /** Ids of cases with a fault; of the open half and the practice set only. */
  faulty: string[];
}

const names: Readonly<Record<Half, string>> = {
  open: 'open half',
  second: 'second half',
  third: 'third set',
  practice: 'practice set',
};

const READ: readonly Half[] = ['open', 'second', 'practice'];

/**
 * The score of one half. The third set is measured and not read: no text, id or form of it leaves this
 * function. The practice set has no limits, as its figures do not count.
 */
export function caseFigures(half: Half): CaseFigures {
  const file = new URL(`../cases/${half}.jsonl`, import.meta.url);
  const all = noTally();
  const byLanguage = new Map<string, Tally>();
  const byForm = new Map<string, Tally>();
  const faulty: string[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue;
    const { id, language, form, input, customerText: own, othersText } = JSON.parse(line) as CleaningCase;
    const tally = tallyOf(own, othersText, customerText(cleanItem(input.body, input)));
    addTo(all, tally);
    addTo(sumOf(byLanguage, language), tally);
    if (!READ.includes(half)) continue;
    addTo(sumOf(byForm, form), tally);
    if (tally.kept < tally.own || tally.extra > 0 || tally.invented > 0) faulty.push(id);
  }
  const name = names[half];
  const lines: Measured[] = [
    { name: `${name}, cases`, value: all.cases, unit: '' },
    { name: `${name}, customers' words kept`, value: keptShare(all), unit: '%', limit: { atLeast: 98 } },
    {
      name: `${name}, others' words left out`,
      value: leftOutShare(all),
      unit: '%',
      limit: { atLeast: 97 },
    },
    { name: `${name}, words invented`, value: all.invented, unit: '', limit: { atMost: 0 } },
  ];
  return {
    lines: half === 'practice' ? lines.map(({ name, value, unit }) => ({ name, value, unit })) : lines,
    byLanguage,
    byForm,
    faulty,
  };
}

function sumOf(sums: Map<string, Tally>, key: string): Tally {
  const sum = sums.get(key) ?? noTally();
  sums.set(key, sum);
  return sum;
}

export function printTallies(title: string, tallies: ReadonlyMap<string, Tally>): void {
  console.log(`\n${title}: cases, kept, left out`);
  for (const [name, tally] of [...tallies].toSorted(([a], [b]) => a.localeCompare(b))) {
    const kept = `${keptShare(tally).toFixed(1)} %`;
    console.log(
      `  ${name.padEnd(28)}${String(tally.cases).padStart(4)}  ${kept.padStart(7)}  ${leftOutShare(tally).toFixed(1).padStart(6)} %`,
    );
  }
}
