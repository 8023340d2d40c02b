import { detectLanguage } from '../language.ts';
import type { WordTable } from '../word-table.ts';
import { macroF1 } from './macro-f1.ts';
import type { Verdict } from './macro-f1.ts';
import { toneInputs } from './tone-inputs.ts';
import { fitToneModel, sharesOf } from './tone-model.ts';
import type { ToneExample, ToneModel } from './tone-model.ts';
import { likeliest, TONES } from './tones.ts';
import type { Tone } from './tones.ts';
import type { TitledText } from './wording.ts';

/** A text whose tone is known. */
export interface ToneLabel extends TitledText {
  tone: Tone;
  /** A star rating that came with the text, or a person who judged the tone, agreeing or not. */
  from: 'stars' | 'person';
  /** Two letters; detected when absent. */
  language?: string | null;
}

/** How the learnt model measured on labels it had not seen, beside what spoke before: the lexicon, or what other texts taught. */
export interface ToneReport {
  labels: number;
  /** Macro-F1, 0…1, on the held-out labels; 0 where nothing was measured. */
  learntF1: number;
  lexiconF1: number;
  /** Whether the learnt model takes over from the lexicon, or why not. */
  verdict: ToneVerdict;
}

export const TONE_VERDICTS = ['takes_over', 'too_few_labels', 'too_one_sided', 'lexicon_is_better'] as const;
export type ToneVerdict = (typeof TONE_VERDICTS)[number];

/** Below, a held-out part says nothing. */
const FEWEST_LABELS = 50;
/** Two tones at least need this many labels each. */
const FEWEST_OF_A_TONE = 5;
/** Stars judge the whole experience; a person judged the tone of this very text. */
const STARS_WEIGHT = 0.5;
/** A smaller gain is as likely luck. */
const LEAST_GAIN = 0.01;
const FOLDS = 5;
/** From here on one fold is held-out part enough. */
const ONE_FOLD_FROM = 1500;

export function learnFrom(
  labels: readonly ToneLabel[],
  words: WordTable,
  before: ToneModel,
): { model: ToneModel; report: ToneReport } {
  const examples = balanced(
    labels.map((label) => exampleOf(label, words)),
    before,
  );
  const model = fitToneModel(examples, words.dimensions);
  const nothing = { labels: labels.length, learntF1: 0, lexiconF1: 0 };
  if (labels.length < FEWEST_LABELS) return { model, report: { ...nothing, verdict: 'too_few_labels' } };
  if (!areMixed(examples, before)) return { model, report: { ...nothing, verdict: 'too_one_sided' } };
  const { learntF1, lexiconF1 } = measure(labels, examples, words.dimensions, before);
  const verdict = learntF1 > lexiconF1 + LEAST_GAIN ? 'takes_over' : 'lexicon_is_better';
  return { model, report: { labels: labels.length, learntF1, lexiconF1, verdict } };
}

function exampleOf(label: ToneLabel, words: WordTable): ToneExample {
  const language = label.language ?? detectLanguage(`${label.title ?? ''}\n${label.text}`).language;
  return {
    inputs: toneInputs(label, language, words),
    label: TONES.indexOf(label.tone),
    weight: label.from === 'stars' ? STARS_WEIGHT : 1,
  };
}

/**
 * People correct what is wrong and leave what is right without a word. Corrections alone would teach that the lexicon is
 * always wrong, so all that contradicts what spoke before weighs at most as much as all that agrees.
 */
function balanced(examples: readonly ToneExample[], before: ToneModel): ToneExample[] {
  let agreeing = 0;
  let contradicting = 0;
  for (const example of examples) {
    if (agrees(example, before)) agreeing += example.weight;
    else contradicting += example.weight;
  }
  if (contradicting <= agreeing) return [...examples];
  const share = agreeing / contradicting;
  return examples.map((example) =>
    agrees(example, before) ? example : { ...example, weight: example.weight * share },
  );
}

function agrees({ inputs, label }: ToneExample, before: ToneModel): boolean {
  return TONES[label] === likeliest(sharesOf(before, inputs));
}

function areMixed(examples: readonly ToneExample[], before: ToneModel): boolean {
  const agreeing = examples.filter((example) => agrees(example, before)).length;
  const often = TONES.filter((_, tone) => {
    return examples.filter(({ label }) => label === tone).length >= FEWEST_OF_A_TONE;
  });
  return often.length >= 2 && agreeing >= FEWEST_LABELS / 4;
}

/** Fits on the labels outside a fold and judges those inside; equal texts are in one fold. */
function measure(
  labels: readonly ToneLabel[],
  examples: readonly ToneExample[],
  dimensions: number,
  before: ToneModel,
): { learntF1: number; lexiconF1: number } {
  const folds = labels.map(({ text, title }) => foldOf(`${title ?? ''}\n${text}`));
  const learnt: Verdict[] = [];
  const lexicon: Verdict[] = [];
  for (let fold = 0; fold < (labels.length < ONE_FOLD_FROM ? FOLDS : 1); fold += 1) {
    const model = fitToneModel(
      examples.filter((_, i) => folds[i] !== fold),
      dimensions,
    );
    for (const [i, { inputs, label, weight }] of examples.entries()) {
      const right = TONES[label];
      if (folds[i] !== fold || right === undefined) continue;
      learnt.push({ given: likeliest(sharesOf(model, inputs)), right, weight });
      lexicon.push({ given: likeliest(sharesOf(before, inputs)), right, weight });
    }
  }
  return { learntF1: macroF1(learnt), lexiconF1: macroF1(lexicon) };
}

/** A fold that depends on nothing but the text. */
function foldOf(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return (hash >>> 0) % FOLDS;
}
