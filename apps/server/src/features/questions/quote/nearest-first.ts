import type { ListedItem } from '../../feedback/list/items-by-id.service.ts';
import type { Encoder } from '../../../platform/llm/encoder.ts';
import { LlmSilent } from '../../../platform/llm/llm.ts';

interface Ordered {
  items: readonly ListedItem[];
  notice: string | null;
}

/** The same items, those nearest to the question first, where there is an encoder and something was asked about. */
export async function nearestFirst(
  encoder: Encoder | null,
  items: readonly ListedItem[],
  question: string,
): Promise<Ordered> {
  if (!encoder || !question || items.length < 2) return { items, notice: null };
  try {
    const [asked, ...said] = await encoder.embed([question, ...items.map(({ text }) => text)]);
    if (!asked) return { items, notice: null };
    const near = said.map((vector) => dot(asked, vector));
    const order = items.map((_, at) => at).sort((a, b) => (near[b] ?? 0) - (near[a] ?? 0) || a - b);
    return { items: order.flatMap((at) => items[at] ?? []), notice: null };
  } catch (error) {
    if (!(error instanceof LlmSilent)) throw error;
    return { items, notice: notices[error.reason] };
  }
}

const notices = {
  failed: 'The sentence encoder did not answer, so quotes are in the order of the built-in search.',
  breaker:
    'The sentence encoder has failed repeatedly and is paused for a minute, so quotes are in the order of the built-in search.',
  budget:
    'The sentence encoder’s daily budget is used up, so quotes are in the order of the built-in search.',
};

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += (one[i] ?? 0) * (other[i] ?? 0);
  return sum;
}
