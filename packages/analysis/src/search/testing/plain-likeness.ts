import type { Calibration } from '../../calibration.ts';

/** What the kernel reads, as plain lists. */
export interface PlainQuestion {
  /** Weights of the query's words, those of content words first. */
  weights: number[];
  contentWords: number;
  leastContent: number;
  /** Null where the query has none. */
  vector: number[] | null;
  directions: number[][];
  usual: number;
  calibration: Calibration;
}

export interface PlainWord {
  /** As it speaks in a sentence. */
  vector: number[] | null;
  /** Its weight in an item. */
  weight: number;
  /** The word of the query that it answers, how well in steps of 1/255, and with which mass. */
  answer: { word: number; steps: number; mass: number } | null;
}

/** How like the query an item is, worked out without any haste: what `score` of the kernel has to tell. */
export function plainLikeness(
  parts: readonly (readonly PlainWord[])[],
  asked: PlainQuestion,
): { likeness: number; covered: number } {
  const { weights, contentWords, calibration } = asked;
  const whole = parts.flat();
  if (covered(whole, weights, contentWords) < asked.leastContent) return { likeness: -Infinity, covered: 0 };
  const hasVector = asked.vector !== null && lengthOf(whole, asked) > 0;
  const isLong = sum(whole.map(({ weight }) => weight)) > asked.usual;
  const judged = parts.length > 1 ? (isLong ? parts : [whole, ...parts]) : [whole];
  const likenesses = judged.map((words) => {
    const own = sum(words.map(({ weight }) => weight));
    const around = Math.min(sum(whole.map(({ weight }) => weight)) - own, asked.usual);
    const mass = softened(own + 0.2 * around, asked.usual);
    const answered = Math.min(1, sum(words.map(({ answer }) => answer?.mass ?? 0)) / mass);
    const both = Math.sqrt(covered(words, weights, weights.length) * answered);
    if (!hasVector) return calibration.bothAlone * both;
    const cosine = cosineOf(words, asked);
    const vouched = both < calibration.fullVoice ? (cosine * both) / calibration.fullVoice : cosine;
    return vouched + calibration.bothPerCosine * both;
  });
  return { likeness: Math.max(...likenesses), covered: covered(whole, weights, weights.length) };
}

/** Share of the weight of the query's first words that is answered, each by the word most like it. */
function covered(words: readonly PlainWord[], weights: number[], count: number): number {
  const considered = weights.slice(0, count);
  const best = considered.map((weight, word) => {
    const steps = words.map(({ answer }) => (answer?.word === word ? answer.steps : 0));
    return (weight * Math.max(0, ...steps)) / 255;
  });
  return considered.length > 0 ? sum(best) / sum(considered) : 0;
}

function softened(mass: number, usual: number): number {
  return mass > usual ? usual * (1 + Math.log(mass / usual)) : Math.max(mass, 1e-6);
}

function cosineOf(words: readonly PlainWord[], asked: PlainQuestion): number {
  const length = lengthOf(words, asked);
  return length > 0 ? dot(sumOf(words, asked), asked.vector ?? []) / length : 0;
}

function lengthOf(words: readonly PlainWord[], asked: PlainQuestion): number {
  const vector = sumOf(words, asked);
  const squares = dot(vector, vector) - sum(asked.directions.map((one) => dot(vector, one) ** 2));
  return squares > dot(vector, vector) * 1e-9 ? Math.sqrt(squares) : 0;
}

function sumOf(words: readonly PlainWord[], { vector }: PlainQuestion): number[] {
  return (vector ?? []).map((_, d) => sum(words.map((word) => word.vector?.[d] ?? 0)));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return sum(a.map((value, i) => value * (b[i] ?? 0)));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
