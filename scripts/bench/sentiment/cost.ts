import { sentimentOf } from '@earshot/analysis/sentiment';
import { learnTone } from '@earshot/analysis/sentiment/learnt-tone';
import { words } from '../search/corpus.ts';
import type { Measured } from '../search/report.ts';
import type { Halves } from './learning.ts';

const LABELS = 7000;
const ROUNDS = 5;
const JUDGED = 2000;

/** Processor time of learning and judging, and the bytes of a stored model. */
export function measureCost({ pool, test }: Halves): Measured[] {
  const before = cpuSeconds();
  const learnt = learnTone(pool.slice(0, LABELS), words);
  const learning = cpuSeconds() - before;
  const rates = Array.from({ length: ROUNDS }, (_, round) => {
    const start = cpuSeconds();
    const from = (round * JUDGED) % (test.length - JUDGED);
    for (const { text } of test.slice(from, from + JUDGED)) sentimentOf({ text }, { learnt });
    return JUDGED / (cpuSeconds() - start);
  }).sort((a, b) => a - b);
  return [
    {
      name: `learning from ${LABELS.toLocaleString('en')} labels, measured against the lexicon, processor time`,
      value: learning,
      unit: 's',
      limit: { atMost: 6 },
    },
    { name: 'a stored model', value: learnt.encode().length / 1024, unit: 'KiB', limit: { atMost: 500 } },
    {
      name: 'judging by the learnt model, language detected',
      value: rates[Math.floor(ROUNDS / 2)] ?? 0,
      unit: 'items/s',
      limit: { atLeast: 5000 },
    },
  ];
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
