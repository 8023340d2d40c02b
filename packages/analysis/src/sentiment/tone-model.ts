import { FIXED_INPUTS, HASHED_INPUTS } from './tone-inputs.ts';
import type { ToneInputs } from './tone-inputs.ts';
import { CLASSES, NEGATIVE_UP_TO, POSITIVE_FROM } from './tones.ts';
import type { ToneShares } from './tones.ts';

/** Weights of a softmax regression: for each input its three classes side by side. */
export interface ToneModel {
  readonly hashed: Float32Array;
  readonly dense: Float32Array;
}

/** What is learnt from: the inputs, the place of the label in {@link TONES}, and how much it counts. */
export interface ToneExample {
  readonly inputs: ToneInputs;
  readonly label: number;
  readonly weight: number;
}

const EPOCHS = 16;
const RATE = 0.2;
/** Adagrad's start: early steps are not too bold. */
const CAUTION = 10;
const DECAY = 1e-4;
/** The lexicon's verdict as logits: beyond its bounds for praise and blame it gains this much per point of score. */
const LEXICON_SLOPE = 4;

/** The model that says what the lexicon says: where learning starts from. */
export function lexiconModel(vectorDimensions: number): ToneModel {
  const dense = new Float32Array((FIXED_INPUTS + vectorDimensions) * CLASSES);
  dense.set([
    LEXICON_SLOPE * NEGATIVE_UP_TO,
    0,
    -LEXICON_SLOPE * POSITIVE_FROM,
    -LEXICON_SLOPE,
    0,
    LEXICON_SLOPE,
  ]);
  return { hashed: new Float32Array(HASHED_INPUTS * CLASSES), dense };
}

/** The probabilities of the three tones. */
export function sharesOf(model: ToneModel, inputs: ToneInputs): ToneShares {
  const { places, ofWords, wordValue, letterValue, dense } = inputs;
  let negative = 0;
  let neutral = 0;
  let positive = 0;
  for (let i = 0; i < places.length; i += 1) {
    const at = (places[i] ?? 0) * CLASSES;
    const value = i < ofWords ? wordValue : letterValue;
    negative += value * (model.hashed[at] ?? 0);
    neutral += value * (model.hashed[at + 1] ?? 0);
    positive += value * (model.hashed[at + 2] ?? 0);
  }
  for (let i = 0; i < dense.length; i += 1) {
    const value = dense[i] ?? 0;
    negative += value * (model.dense[i * CLASSES] ?? 0);
    neutral += value * (model.dense[i * CLASSES + 1] ?? 0);
    positive += value * (model.dense[i * CLASSES + 2] ?? 0);
  }
  const most = Math.max(negative, neutral, positive);
  const a = Math.exp(negative - most);
  const b = Math.exp(neutral - most);
  const c = Math.exp(positive - most);
  const sum = a + b + c;
  return [a / sum, b / sum, c / sum];
}

/**
 * Fits a softmax regression by Adagrad (Duchi, Hazan, Singer 2011), starting from what the lexicon says and drawn back to
 * it. Classes count alike however rare they are. The same examples in the same order give the same model.
 */
export function fitToneModel(examples: readonly ToneExample[], vectorDimensions: number): ToneModel {
  const model = lexiconModel(vectorDimensions);
  const start = model.dense.slice();
  const hashedSquares = new Float32Array(model.hashed.length).fill(CAUTION);
  const denseSquares = new Float32Array(model.dense.length).fill(CAUTION);
  const byClass = classWeights(examples);
  const order = shuffledOrder(examples.length);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const index of order) {
      const example = examples[index];
      if (!example) continue;
      const { inputs, label } = example;
      const weight = example.weight * (byClass[label] ?? 1);
      const shares = sharesOf(model, inputs);
      const { places, ofWords, wordValue, letterValue, dense } = inputs;
      for (let k = 0; k < CLASSES; k += 1) {
        const slope = weight * ((shares[k] ?? 0) - (k === label ? 1 : 0));
        const ofWord = slope * wordValue;
        const ofLetters = slope * letterValue;
        for (let i = 0; i < places.length; i += 1) {
          const at = (places[i] ?? 0) * CLASSES + k;
          step(model.hashed, hashedSquares, at, i < ofWords ? ofWord : ofLetters, 0);
        }
        for (let i = 0; i < dense.length; i += 1) {
          const at = i * CLASSES + k;
          step(model.dense, denseSquares, at, slope * (dense[i] ?? 0), start[at] ?? 0);
        }
      }
    }
  }
  return model;
}

/** One step of Adagrad on the weight at `at`, which is drawn to `home`. */
function step(weights: Float32Array, squares: Float32Array, at: number, slope: number, home: number): void {
  const weight = weights[at] ?? 0;
  const gradient = slope + DECAY * (weight - home);
  const square = (squares[at] ?? 0) + gradient * gradient;
  squares[at] = square;
  weights[at] = weight - (RATE * gradient) / Math.sqrt(square);
}

/** Makes the classes' total weights alike; a class that is absent gets none. */
function classWeights(examples: readonly ToneExample[]): number[] {
  const totals = new Array<number>(CLASSES).fill(0);
  for (const { label, weight } of examples) totals[label] = (totals[label] ?? 0) + weight;
  const all = totals.reduce((sum, total) => sum + total, 0);
  const present = totals.filter((total) => total > 0).length;
  return totals.map((total) => (total > 0 ? all / (present * total) : 0));
}

/** Always the same order: a step that shares no factor with the length visits each place once. */
function shuffledOrder(length: number): Uint32Array {
  let step = Math.floor(length * 0.618) || 1;
  while (greatestDivisor(step, length) > 1) step += 1;
  return Uint32Array.from({ length }, (_, i) => (i * step) % length);
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** Half of one and half of the other: the geometric mean of what both say. */
export function meanModel(one: ToneModel, other: ToneModel): ToneModel {
  return { hashed: meanOf(one.hashed, other.hashed), dense: meanOf(one.dense, other.dense) };
}

function meanOf(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((weight, i) => (weight + (other[i] ?? 0)) / 2);
}
