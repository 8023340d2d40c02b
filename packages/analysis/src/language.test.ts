import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { detectLanguage } from './language.ts';

function sentences(language: string): string[] {
  return readFileSync(new URL(`../fixtures/language/${language}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
}

describe('language of a sentence', () => {
  const required = 'en de fr es it pt nl sv da pl cs tr ru uk ja ko zh ar und'.split(' ');

  test.each(required)('%s is told in at least 90 of 100 short sentences', (language) => {
    const lines = sentences(language);
    const right = lines.filter((line) => detectLanguage(line).language === language);
    expect(right.length / lines.length).toBeGreaterThanOrEqual(0.9);
  });

  test('says und with no confidence when nothing tells', () => {
    expect(detectLanguage('')).toEqual({ language: 'und', confidence: 0 });
    expect(detectLanguage('12 €  🙂')).toEqual({ language: 'und', confidence: 0 });
  });

  test('looks at the words, not at addresses and names', () => {
    expect(
      detectLanguage(
        '@the_airline Warum dauert die Rückerstattung so lange? https://example.test/when/will/it/be',
      ).language,
    ).toBe('de');
  });

  test('gives a confidence between 0 and 1', () => {
    for (const language of required) {
      for (const line of sentences(language)) {
        const { confidence } = detectLanguage(line);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }
    }
  });
});
