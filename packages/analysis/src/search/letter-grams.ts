const GRAM_LENGTH = 3;

/** The distinct three-letter sequences of a word with its edges, each as a number; none for words under three letters. */
export function letterGrams(word: string): number[] {
  if (word.length < GRAM_LENGTH) return [];
  const edged = `^${word}$`;
  const grams = new Set<number>();
  for (let i = 0; i + GRAM_LENGTH <= edged.length; i += 1) {
    let hash = 0x811c9dc5;
    for (let j = i; j < i + GRAM_LENGTH; j += 1) hash = Math.imul(hash ^ edged.charCodeAt(j), 0x01000193);
    // Thirty bits stay a small integer, which is the fastest key.
    grams.add(hash >>> 2);
  }
  return [...grams];
}
