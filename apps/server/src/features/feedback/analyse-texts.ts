import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { encodeFeatures, extractFeatures, FEATURES_VERSION } from '@earshot/analysis/features';
import { detectLanguage } from '@earshot/analysis/language';
import { sentimentOf } from '@earshot/analysis/sentiment';
import type { WordTable } from '@earshot/analysis/word-table';
import type { Analysed, TextToAnalyse } from './text-engine.ts';

/** The file of the engine's word table, for `readWordTable`. */
export const wordTableFile = fileURLToPath(
  new URL(
    '../assets/words-en.bin',
    `file://${createRequire(import.meta.url).resolve('@earshot/analysis/word-table')}`,
  ),
);

/** The language an item is stored with: the one given with it, else the one its text seems to be in. */
export function languageOf({ text, title, language }: TextToAnalyse): string {
  return language ?? detectLanguage(wholeOf(text, title)).language;
}

/** What the engine finds in each text, in order. */
export function analyseTexts(texts: readonly TextToAnalyse[], words: WordTable): Analysed[] {
  return texts.map((given) => {
    const { text, title, rating } = given;
    const sentiment = sentimentOf({ text, title, rating: rating && starsOf(rating) });
    return {
      language: languageOf(given),
      sentiment: sentiment.label,
      sentimentScore: sentiment.score,
      sentimentBy: sentiment.by,
      featuresVersion: FEATURES_VERSION,
      features: encodeFeatures(extractFeatures(wholeOf(text, title), words)),
    };
  });
}

function wholeOf(text: string, title: string | null): string {
  return title === null ? text : `${title}\n${text}`;
}

/** The rating's place in its own scale, carried over to five stars. */
function starsOf({ value, min, max }: NonNullable<TextToAnalyse['rating']>): {
  value: number;
  scale: number;
} {
  return { value: 1 + (4 * (value - min)) / (max - min), scale: 5 };
}
