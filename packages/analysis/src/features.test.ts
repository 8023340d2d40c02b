import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeFeatures, encodeFeatures, extractFeatures, FEATURES_VERSION, termsOf } from './features.ts';
import { readWordTable } from './word-table.ts';

const words = readWordTable(readFileSync(new URL('../assets/words-en.bin', import.meta.url)));

describe('features', () => {
  test('come back as they were, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const features = extractFeatures(text, words);
        expect(decodeFeatures(encodeFeatures(features))).toEqual(features);
      }),
      { numRuns: 200 },
    );
  });

  test('of 150 characters take at most 1,024 bytes in any script', () => {
    for (const sentence of [
      'The quick app crashed twice. ',
      'アプリを開くとすぐに落ちます。',
      'Не могу найти счёт. ',
      '환불이 안 돼요. ',
    ]) {
      const text = sentence.repeat(20).slice(0, 150);
      expect(encodeFeatures(extractFeatures(text, words)).length).toBeLessThanOrEqual(1024);
    }
  });

  test('of another version are refused', () => {
    const bytes = encodeFeatures(extractFeatures('Refund, please', words));
    bytes[0] = FEATURES_VERSION + 1;
    expect(() => decodeFeatures(bytes)).toThrow(RangeError);
  });

  test('that are cut short or changed by a bit are refused', () => {
    const bytes = encodeFeatures(extractFeatures('The parcel never arrived', words));
    for (let at = 0; at < bytes.length; at += 1) {
      expect(() => decodeFeatures(bytes.subarray(0, at))).toThrow(RangeError);
      const changed = Uint8Array.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 4;
      expect(() => decodeFeatures(changed)).toThrow(RangeError);
    }
  });

  test('count a repeated word once and keep how often it came', () => {
    const { words: distinct, counts } = extractFeatures('Slow, slow and SLOW', words);
    expect([...distinct]).toEqual(['slow', 'and']);
    expect([...counts]).toEqual([3, 1]);
  });

  test('use the word vectors for English only', () => {
    expect(extractFeatures('My card was declined at the shop', words).usesWordVectors).toBe(true);
    expect(extractFeatures('Die Karte war leider nicht gedeckt', words).usesWordVectors).toBe(false);
    expect(extractFeatures('👍👍', words).usesWordVectors).toBe(false);
  });

  test('take a few common English words for English, whatever their letters look like', () => {
    for (const text of ['lost luggage', 'audit log', 'wrong medicine', 'phone stolen', 'paste tables'])
      expect(extractFeatures(text, words).usesWordVectors).toBe(true);
    for (const text of ['App startet nicht', 'carte bloquée', 'no puedo entrar', 'factuur klopt niet'])
      expect(extractFeatures(text, words).usesWordVectors).toBe(false);
  });

  test('of a long text are told by part, those of a short one are not', () => {
    const long = extractFeatures(
      'We flew to Lisbon on Tuesday. The suitcase never came off the belt! Where is my suitcase now?',
      words,
    );
    const wordsOf = (part: Uint32Array) => Array.from(part, (place) => long.words[place]).join(' ');
    expect(long.parts?.map(wordsOf)).toEqual([
      'we flew to lisbon on tuesday',
      'the suitcase never came off belt',
      'suitcase where is my now',
    ]);
    expect(extractFeatures('It is late. Where is it?', words).parts).toBeUndefined();
  });

  test('of a text without end or stop are read in time', () => {
    const { parts = [] } = extractFeatures('lorem ipsum dolor sit amet '.repeat(40_000), words);
    expect(parts.length).toBeLessThanOrEqual(128);
  });

  test('cut scripts without spaces into pairs of characters', () => {
    expect(termsOf(extractFeatures('返金してほしい', words))).toEqual([
      '返金',
      '金し',
      'して',
      'てほ',
      'ほし',
      'しい',
    ]);
  });

  test('of a text without words are empty', () => {
    expect(termsOf(extractFeatures('… !? https://example.test/a', words))).toEqual([]);
  });
});
