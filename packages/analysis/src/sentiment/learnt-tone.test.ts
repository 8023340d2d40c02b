import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sentimentOf } from '../sentiment.ts';
import { readWordTable } from '../word-table.ts';
import { learnTone, readLearntTone } from './learnt-tone.ts';
import type { ToneLabel } from './tone-learning.ts';

const words = readWordTable(readFileSync(new URL('../../assets/words-en.bin', import.meta.url)));

const SUBJECTS = [
  'kettle',
  'door',
  'invoice',
  'screen',
  'courier',
  'menu',
  'ticket',
  'editor',
  'login',
  'chart',
];
const PLACES = ['in Leeds', 'on Monday', 'at work', 'on my phone', 'at home', 'in the shop'];

/** Tones that hang on jargon the lexicon does not know, in sentences that all differ. */
function jargon(count: number, from: ToneLabel['from'] = 'person'): ToneLabel[] {
  const states = [
    ['went blorp', 'negative'],
    ['is at stage two', 'neutral'],
    ['ran zingy', 'positive'],
    ['is good', 'positive'],
    ['is bad', 'negative'],
  ] as const;
  return Array.from({ length: count }, (_, i) => {
    const [state, tone] = states[i % states.length] ?? states[0];
    const subject = SUBJECTS[Math.floor(i / states.length) % SUBJECTS.length] ?? '';
    const place = PLACES[Math.floor(i / (states.length * SUBJECTS.length)) % PLACES.length] ?? '';
    return { text: `The ${subject} ${state} ${place} (${i})`, tone, from };
  });
}

describe('tone learnt from labels', () => {
  test('takes over when it measures better on labels it has not seen, and says that it speaks', () => {
    const learnt = learnTone(jargon(150), words);
    expect(learnt.report).toMatchObject({ labels: 150, verdict: 'takes_over' });
    expect(learnt.report.learntF1).toBeGreaterThan(learnt.report.lexiconF1);
    const text = 'The window went blorp today';
    expect(sentimentOf({ text })).toMatchObject({ label: 'neutral', by: 'lexicon' });
    expect(sentimentOf({ text }, { learnt })).toMatchObject({ label: 'negative', by: 'learned' });
  });

  test('stays silent below 50 labels', () => {
    const learnt = learnTone(jargon(49), words);
    expect(learnt.report.verdict).toBe('too_few_labels');
    expect(sentimentOf({ text: 'The window went blorp' }, { learnt }).by).toBe('lexicon');
  });

  test('stays silent where the lexicon is as good', () => {
    const known = jargon(400).filter(({ text }) => !/blorp|zingy/.test(text));
    expect(learnTone(known, words).report.verdict).toBe('lexicon_is_better');
  });

  test('does not learn from corrections alone that the lexicon is always wrong', () => {
    const corrections = jargon(300).filter(({ text }) => /blorp|zingy/.test(text));
    const learnt = learnTone(corrections, words);
    expect(learnt.report.verdict).toBe('too_one_sided');
    expect(sentimentOf({ text: 'This is good' }, { learnt }).label).toBe('positive');
  });

  test('is read from its stored bytes with the same verdicts, in less than 500 KB', () => {
    const learnt = learnTone(jargon(150, 'stars'), words);
    const bytes = learnt.encode();
    expect(bytes.length).toBeLessThan(500_000);
    const read = readLearntTone(bytes, words);
    expect(read.report.verdict).toBe(learnt.report.verdict);
    for (const { text } of jargon(20)) {
      expect(sentimentOf({ text }, { learnt: read }).label).toBe(sentimentOf({ text }, { learnt }).label);
    }
  });

  test('is the same for the same labels', () => {
    expect(learnTone(jargon(60), words).encode()).toEqual(learnTone(jargon(60), words).encode());
  });

  test('refuses bytes that are damaged, cut short or of another word table', () => {
    const bytes = learnTone(jargon(10), words).encode();
    const damaged = bytes.slice();
    damaged[2000] = (damaged[2000] ?? 0) ^ 1;
    expect(() => readLearntTone(damaged, words)).toThrow(RangeError);
    expect(() => readLearntTone(bytes.subarray(0, 5000), words)).toThrow(RangeError);
    expect(() => readLearntTone(new Uint8Array(), words)).toThrow(RangeError);
    expect(() => readLearntTone(bytes, { ...words, dimensions: 50 })).toThrow(/word table/);
  });

  test('a rating at the end of its scale is not outvoted; one in the middle is', () => {
    const learnt = learnTone(jargon(150), words);
    const text = 'The screen ran zingy at home';
    expect(sentimentOf({ text, rating: { value: 1, scale: 5 } }, { learnt })).toMatchObject({
      label: 'negative',
      by: 'rating',
    });
    expect(sentimentOf({ text, rating: { value: 3, scale: 5 } }, { learnt })).toMatchObject({
      label: 'positive',
      by: 'learned',
    });
    expect(sentimentOf({ text, rating: { value: 5, scale: 5 } }, { learnt }).by).toBe('rating');
  });
});
