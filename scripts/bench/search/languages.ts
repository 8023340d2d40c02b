import { detectLanguage } from '@earshot/analysis/language';
import { SearchIndex } from '@earshot/analysis/search-index';
import { extractFeatures } from '@earshot/analysis/features';
import { fixtureLines, words } from './corpus.ts';
import type { Measured } from './report.ts';

/** Languages that have to be known; the others are told. */
const REQUIRED = 'en de fr es it pt nl sv da pl cs tr ru uk ja ko zh ar'.split(' ');
const TOLD = 'und ro hu fi el he hi no id vi'.split(' ');
const PARAPHRASED = ['de', 'fr', 'es', 'ja', 'ko'];

export function measureDetection(): Measured[] {
  return [...REQUIRED, ...TOLD].map((language) => {
    const lines = fixtureLines(`language/${language}.txt`);
    const right = lines.filter((line) => detectLanguage(line).language === language).length;
    const value = (100 * right) / lines.length;
    const measured = { name: `language ${language} (${lines.length} sentences)`, value, unit: '%' };
    return REQUIRED.includes(language) ? { ...measured, limit: { atLeast: 90 } } : measured;
  });
}

/** Each sentence is asked for the one most like it among all others; right is one of the same intent. */
export function measureParaphrases(): Measured[] {
  return PARAPHRASED.map((language) => {
    const lines = fixtureLines(`paraphrases/${language}.tsv`).map((line) => line.split('\t'));
    const index = new SearchIndex(words);
    lines.forEach(([, text = ''], id) => index.upsert(id, id, extractFeatures(text, words)));
    const right = lines.filter(([intent], itemId) => {
      const best = index.search({ itemId }, { offset: 0, limit: 1, keepLowScores: true }).results[0];
      return best !== undefined && lines[best.id]?.[0] === intent;
    });
    const value = (100 * right.length) / lines.length;
    return { name: `${language} paraphrases, P@1`, value, unit: '%', limit: { atLeast: 70 } };
  });
}
