import { readFileSync } from 'node:fs';
import { readWordTable } from '@earshot/analysis/word-table';
import { expect, test } from 'vitest';
import type { KeptAnswer } from '../ask-sources.ts';
import { heardThemes } from './voices.ts';

const analysis = import.meta.resolve('@earshot/analysis/word-table');
const words = readWordTable(readFileSync(new URL('../assets/words-en.bin', analysis)));

const complaints = [
  'The invoice export is broken again and I lost an hour.',
  'Invoice export fails every week. Terrible.',
  'I hate the invoice export, it is slow and crashes.',
  'Invoice export loses lines, awful bug.',
];
const praise = [
  'The customer portal is wonderful, our clients love it.',
  'Great customer portal, easy and fast.',
  'Customer portal works perfectly and saves us time.',
  'We love the customer portal, excellent work.',
];

function answerOf(id: string, kind: KeptAnswer['kind'], texts: readonly string[]): KeptAnswer {
  const items = texts.map((text, at) => ({
    ...{
      pageId: `${id}${at}`,
      title: '',
      url: `https://${id}.example/${at}`,
      text,
      saidAt: null,
      rating: null,
    },
  }));
  return {
    ...{
      id,
      kind,
      name: id,
      host: 'folio.example',
      outcome: 'answered',
      detail: null,
      url: null,
      readAt: null,
    },
    ...{ requests: [], items, series: [], peers: [], learned: {}, rates: null },
  };
}

test('what more speak badly of than well is complained about, and quoted by those alone', () => {
  const mixed = 'The invoice export is great, I love it.';
  const told = heardThemes(
    'folio.example',
    [answerOf('forum', 'discussion', [...complaints, mixed, ...praise])],
    [],
    words,
  );
  const tones = Object.fromEntries(told.map(({ label, tone }) => [label.toLowerCase(), tone]));
  expect(tones).toEqual({ 'invoice export': 'complained', 'customer portal': 'praised' });
  for (const { tone, quoted } of told) {
    const own = tone === 'praised' ? praise : complaints;
    expect(quoted.length).toBeGreaterThan(0);
    for (const { text } of quoted) expect(own).toContain(text);
  }
});

test('what a shop says of an app is no user’s voice', () => {
  const listing = answerOf('app_store', 'reviews', [...praise, ...complaints]);
  expect(heardThemes('folio.example', [listing], [], words)).toEqual([]);
});

test('no label holds the name of a company of the market', () => {
  const switched = [
    'We switched from Crewlark to Marrowby for the offline notes.',
    'Switched from Crewlark, since Marrowby keeps offline notes.',
    'Marrowby has offline notes, Crewlark has not.',
    'Offline notes of Marrowby are a wonder.',
  ];
  const answers = [answerOf('forum', 'discussion', [...switched, ...complaints, ...praise])];
  const labels = heardThemes('folio.example', answers, ['Marrowby', 'Crewlark'], words).map(
    ({ label }) => label,
  );
  expect(labels).toContain('Offline notes');
  expect(labels.filter((label) => /marrowby|crewlark/i.test(label))).toEqual([]);
});
