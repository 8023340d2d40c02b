import { TONES } from './tones.ts';
import type { Tone } from './tones.ts';

export interface Verdict {
  given: Tone;
  right: Tone;
  weight: number;
}

/** Mean F1 over the tones that occur among the right ones, 0…1; 0 for no verdicts. */
export function macroF1(verdicts: readonly Verdict[]): number {
  const scores: number[] = [];
  for (const tone of TONES) {
    let both = 0;
    let either = 0;
    let isPresent = false;
    for (const { given, right, weight } of verdicts) {
      if (right === tone) isPresent = true;
      if (right === tone && given === tone) both += weight;
      either += (right === tone ? weight : 0) + (given === tone ? weight : 0);
    }
    if (isPresent) scores.push(either > 0 ? (2 * both) / either : 0);
  }
  return scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
