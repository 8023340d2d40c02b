import type { WordTable } from '../word-table.ts';
import { decodeToneModel, encodeToneModel } from './tone-bytes.ts';
import { toneInputs } from './tone-inputs.ts';
import type { ToneInputs } from './tone-inputs.ts';
import { learnFrom } from './tone-learning.ts';
import type { ToneLabel, ToneReport } from './tone-learning.ts';
import { lexiconModel, sharesOf } from './tone-model.ts';
import type { ToneModel } from './tone-model.ts';
import type { ToneShares } from './tones.ts';
import type { TitledText } from './wording.ts';

/** What a workspace's labels taught, and how it measured against the lexicon. */
export class LearntTone {
  readonly report: ToneReport;
  readonly #model: ToneModel;
  readonly #words: WordTable;

  constructor(model: ToneModel, report: ToneReport, words: WordTable) {
    this.#model = model;
    this.report = report;
    this.#words = words;
  }

  inputsOf(given: TitledText, language: string): ToneInputs {
    return toneInputs(given, language, this.#words);
  }

  /** Where learning goes on from. */
  get model(): ToneModel {
    return this.#model;
  }

  sharesOf(inputs: ToneInputs): ToneShares {
    return sharesOf(this.#model, inputs);
  }

  /** About 300 KB, for {@link readLearntTone}. */
  encode(): Uint8Array {
    return encodeToneModel(this.#model, this.report);
  }
}

/**
 * Learns a workspace's tone from its labels. The same labels in the same order give the same result; it takes about a
 * second per 3,000 labels and blocks meanwhile.
 *
 * @param general what speaks where the labels teach nothing better; the lexicon where there is none
 */
export function learnTone(
  labels: readonly ToneLabel[],
  words: WordTable,
  general: LearntTone | null = null,
): LearntTone {
  const { model, report } = learnFrom(labels, words, general?.model ?? lexiconModel(words.dimensions));
  return new LearntTone(model, report, words);
}

/** @throws RangeError when the bytes are of another version or made with another word table, cut short or damaged */
export function readLearntTone(bytes: Uint8Array, words: WordTable): LearntTone {
  const { model, report } = decodeToneModel(bytes, words.dimensions);
  return new LearntTone(model, report, words);
}
