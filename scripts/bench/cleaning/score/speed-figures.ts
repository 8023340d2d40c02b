import { readFileSync } from 'node:fs';
import { cleanItem } from '@earshot/cleaning/cleaned-item';
import { hostileHtml } from '@earshot/cleaning/testing/hostile-html';
import { toPlainText } from '@earshot/cleaning/to-plain-text';
import type { Measured } from '../../search/report.ts';
import type { CleaningCase } from '../cases/case.ts';

const MIB = 2 ** 20;
const ROUNDS = 5;
const ITEMS = 3000;
const SENTENCES = [
  'The last update made the start screen slower than it was before, and I have to wait for every list.',
  'Can I pay by invoice?',
  'Seit gestern öffnet sich die App nicht mehr, auch nach einem Neustart nicht.',
  '注文した商品がまだ届いていません。いつ届きますか。',
  'Great service, the parcel came a day early and everything was packed well.',
];

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function speedFigures(): Measured[] {
  const texts = Array.from({ length: ITEMS }, (_, at) =>
    [0, 1].map((step) => SENTENCES[(at + step * 2) % SENTENCES.length] ?? '').join(' '),
  );
  const file = new URL('../cases/open.jsonl', import.meta.url);
  const mails = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [(JSON.parse(line) as CleaningCase).input.body]));
  const messages = Array.from({ length: ITEMS }, (_, at) => mails[at % mails.length] ?? '');
  return [
    { name: 'plain items, read and parted', value: rateOf(texts), unit: 'items/s', limit: { atLeast: 5000 } },
    { name: 'messages of the open half', value: rateOf(messages), unit: 'items/s', limit: { atLeast: 1000 } },
    ...hostileFigures(),
  ];
}

function rateOf(texts: readonly string[]): number {
  const rates = Array.from({ length: ROUNDS }, () => {
    const start = cpuMs();
    for (const text of texts) cleanItem(text);
    return (texts.length * 1000) / (cpuMs() - start);
  });
  return rates.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

function hostileFigures(): Measured[] {
  const slowest = { read: { name: '', ms: 0 }, parted: { name: '', ms: 0 } };
  for (const [name, html] of hostileHtml(MIB)) {
    const read = bestOf(() => toPlainText(html));
    const whole = bestOf(() => cleanItem(html));
    if (read > slowest.read.ms) slowest.read = { name, ms: read };
    if (whole > slowest.parted.ms) slowest.parted = { name, ms: whole };
  }
  const { read, parted } = slowest;
  return [
    {
      name: `slowest hostile HTML of 1 MiB, read (${read.name})`,
      value: read.ms,
      unit: 'ms',
      limit: { atMost: 50 },
    },
    { name: `the same, parted too (${parted.name})`, value: parted.ms, unit: 'ms', limit: { atMost: 500 } },
  ];
}

const bestOf = (work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: 3 }, () => {
      const start = cpuMs();
      work();
      return cpuMs() - start;
    }),
  );
