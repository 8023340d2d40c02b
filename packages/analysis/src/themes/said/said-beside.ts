import { fold, normalise } from '../../text/fold.ts';
import { sentencesOf } from '../../text/parts.ts';

/** So many texts with a sentence would be expected to hold it alone, before it counts that none does. */
const LEAST_EXPECTED = 4;
/** A sentence that comes with anything stands alone in this share of its texts at most. */
const MOST_ALONE = 0.02;

/**
 * The texts without sentences that come with anything: "Read the comments below", "I put the same into your form". Such a sentence is said by many, and
 * hardly ever alone, where others are; left in, it would tie texts of all matters together, and name them. Where texts have
 * hardly ever one sentence, none is told from the others, and all stay.
 *
 * @param texts distinct ones; a title is their first line and stays
 */
export function withoutAsides(texts: readonly string[]): string[] {
  const bodies = texts.map((text) => text.slice(text.indexOf('\n') + 1));
  const sentences = bodies.map((body) => sentencesOf(body).filter((one) => keyOf(one) !== ''));
  const alone = sentences.filter((own) => own.length === 1).length / Math.max(1, texts.length);
  const met = new Map<string, { texts: number; alone: number }>();
  for (const own of sentences) {
    for (const key of new Set(own.map(keyOf))) {
      const one = met.get(key) ?? { texts: 0, alone: 0 };
      met.set(key, { texts: one.texts + 1, alone: one.alone + (own.length === 1 ? 1 : 0) });
    }
  }
  const isAside = (sentence: string): boolean => {
    const one = met.get(keyOf(sentence));
    return one !== undefined && one.texts * alone >= LEAST_EXPECTED && one.alone <= MOST_ALONE * one.texts;
  };
  return texts.map((text, place) => {
    const own = sentences[place] ?? [];
    const kept = own.filter((sentence) => !isAside(sentence));
    if (kept.length === own.length || kept.length === 0) return text;
    const body = kept.map((sentence) => sentence.trim()).join('. ');
    return text.includes('\n') ? `${text.slice(0, text.indexOf('\n'))}\n${body}` : body;
  });
}

/** Letters alone: a number or a name's sign makes no other sentence. */
function keyOf(sentence: string): string {
  return (
    fold(normalise(sentence))
      .match(/\p{L}+/gu)
      ?.join(' ') ?? ''
  );
}
