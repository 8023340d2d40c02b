import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { encodeFeatures, extractFeatures, FEATURES_VERSION } from '@earshot/analysis/features';
import { detectLanguage } from '@earshot/analysis/language';
import { withoutMasks } from '@earshot/analysis/personal-data/masked-text';
import type { LearntTone } from '@earshot/analysis/sentiment/learnt-tone';
import { sentimentOf } from '@earshot/analysis/sentiment';
import type { WordTable } from '@earshot/analysis/word-table';
import { generalToneOf } from './general-tone.service.ts';
import type { Analysed, TextToAnalyse, Tone } from '../../text-engine.ts';

/** The file of the engine's word table, for `readWordTable`. */
export const wordTableFile = fileURLToPath(
  new URL(
    '../assets/words-en.bin',
    `file://${createRequire(import.meta.url).resolve('@earshot/analysis/word-table')}`,
  ),
);

/** The language an item is stored with: the one given with it, else the one its text seems to be in. */
export function languageOf({ text, title, language }: TextToAnalyse): string {
  return language ?? detectLanguage(withoutMasks(wholeOf(text, title))).language;
}

/** What the engine finds in each text, in order. */
export function analyseTexts(texts: readonly TextToAnalyse[], words: WordTable): Analysed[] {
  return texts.map((given) => {
    const whole = wholeOf(given.text, given.title);
    const unmasked = withoutMasks(whole);
    // To detect a language takes a third of all this, so it is done once.
    const { language } = detectLanguage(unmasked);
    return {
      language: given.language ?? language,
      ...toneOf(given, { words, learnt: null, language }),
      featuresVersion: FEATURES_VERSION,
      features: encodeFeatures(extractFeatures(whole, words, unmasked === whole ? language : undefined)),
    };
  });
}

/**
 * The tone of a text, as told by its rating, what the workspace's labels taught where that has taken over, or its wording.
 *
 * @param speakers `language` is that of text and title together, where it was detected already
 */
export function toneOf(
  { text, title, rating }: Pick<TextToAnalyse, 'text' | 'title' | 'rating'>,
  { words, learnt, language }: { words: WordTable; learnt: LearntTone | null; language?: string },
): Tone {
  const { label, score, by } = sentimentOf(
    {
      text: withoutMasks(text),
      title: title && withoutMasks(title),
      rating: rating && starsOf(rating),
      ...(language !== undefined && { language }),
    },
    { learnt, general: generalToneOf(words) },
  );
  return { sentiment: label, sentimentScore: score, sentimentBy: by };
}

function wholeOf(text: string, title: string | null): string {
  return title === null ? text : `${title}\n${text}`;
}

/** The rating's place in its own scale, carried over to five stars. */
export function starsOf({ value, min, max }: NonNullable<TextToAnalyse['rating']>): {
  value: number;
  scale: number;
} {
  return { value: 1 + (4 * (value - min)) / (max - min), scale: 5 };
}
