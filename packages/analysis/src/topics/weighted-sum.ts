import type { TextVector } from './text-vectors.ts';
import type { LinearWeights } from './topic-items.ts';

/** Weights whose product with a text is the sum of its products with these texts, each times its factor. */
export function sumOf(texts: readonly TextVector[], factors: readonly number[]): Omit<LinearWeights, 'held'> {
  const sums = new Map<number, number>();
  const meaning = new Float32Array(texts[0]?.meaning.length ?? 0);
  texts.forEach((text, i) => {
    const factor = factors[i] ?? 0;
    text.slots.forEach((slot, j) => sums.set(slot, (sums.get(slot) ?? 0) + factor * (text.values[j] ?? 0)));
    for (let d = 0; d < meaning.length; d += 1)
      meaning[d] = (meaning[d] ?? 0) + factor * (text.meaning[d] ?? 0);
  });
  const slots = Uint32Array.from(sums.keys()).sort();
  return { slots, values: Float32Array.from(slots, (slot) => sums.get(slot) ?? 0), meaning };
}
