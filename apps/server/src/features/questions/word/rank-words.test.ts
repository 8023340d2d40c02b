import type { GroupingName, MeasureKind, Unit } from '@earshot/contracts/analytics';
import { groupings, measureKinds, units } from '@earshot/contracts/analytics';
import { describe, expect, test } from 'vitest';
import { rankLead, superlative } from './rank-words.ts';

type Score = Exclude<MeasureKind, 'share'>;
const scores = measureKinds.filter((kind): kind is Score => kind !== 'share');
const orders = ['most', 'least', 'change'] as const;
const by = [...groupings, { field: 'region' }] as const;

/** Every measure with the units that it has. */
const measured: [Score, Unit][] = scores.flatMap((score) =>
  score === 'count' ? units.map((unit): [Score, Unit] => [score, unit]) : [[score, 'items']],
);
const rankings = orders.flatMap((order) =>
  by.flatMap((grouping) => [1, 2, 9].map((rows) => ({ order, by: grouping, rows }))),
);

test('what is counted is most or fewest, a score highest or lowest', () => {
  expect(
    measured.map(([measure, unit]) => [
      `${measure} ${unit}`,
      superlative(measure, unit, 'most'),
      superlative(measure, unit, 'least'),
    ]),
  ).toEqual([
    ['count items', 'most', 'fewest'],
    ['count people', 'most', 'fewest'],
    ['count accounts', 'most', 'fewest'],
    ['count revenue', 'most', 'least'],
    ['mean_rating items', 'highest', 'lowest'],
    ['nps items', 'highest', 'lowest'],
    ['csat items', 'highest', 'lowest'],
    ['sentiment_score items', 'highest', 'lowest'],
  ]);
});

test.each(measured)('a ranking by %s of %s begins in plain words, whatever is ranked', (measure, unit) => {
  for (const ranking of rankings) {
    const { order, rows } = ranking;
    const lead = rankLead({ ...ranking, measure, unit, phrase: 'negative items', scale: null });
    expect(lead).toMatch(/^[A-Z].* negative items: $/);
    expect(lead).not.toMatch(/\b(most|fewest|least) (average|nps|csat|sentiment)|undefined|null|\[object/i);
    const word = order === 'change' ? 'with the biggest change in' : superlative(measure, unit, order);
    expect(lead).toContain(order !== 'change' && rows === 1 ? 'Only one ' : ` ${word} `);
    const opposite = { most: / (fewest|least|lowest) /, least: / (most|highest) /, change: /^$/ }[order];
    expect(lead).not.toMatch(opposite);
  }
});

describe('one of each kind', () => {
  const lead = (
    measure: Score,
    unit: Unit,
    order: (typeof orders)[number],
    grouping: GroupingName,
    rows = 3,
  ) => rankLead({ measure, unit, order, by: grouping, phrase: 'negative items', rows, scale: null });

  test.each([
    [lead('count', 'items', 'most', 'theme'), 'Themes with the most negative items: '],
    [lead('count', 'items', 'least', 'source'), 'Sources with the fewest negative items: '],
    [lead('count', 'people', 'most', 'plan'), 'Account plans with the most people behind negative items: '],
    [
      lead('count', 'revenue', 'least', 'topic'),
      'Topics with the least annual revenue behind negative items: ',
    ],
    [
      lead('mean_rating', 'items', 'least', 'source'),
      'Sources with the lowest average rating (of 5 stars) of negative items: ',
    ],
    [lead('nps', 'items', 'most', 'account'), 'Accounts with the highest NPS of negative items: '],
    [lead('count', 'items', 'change', 'language'), 'Languages with the biggest change in negative items: '],
    [lead('count', 'items', 'most', 'source', 1), 'Only one source has negative items: '],
  ])('%s', (is, wanted) => {
    expect(is).toBe(wanted);
  });
});
