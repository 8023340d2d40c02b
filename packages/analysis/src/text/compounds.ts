/** Shorter words stand in many others by chance. */
const leastPart = 6;
/** What is joined to them is a word, too. */
export const leastRest = 4;
/** What German, Dutch and Scandinavian languages put between the words that they join. */
const joint = /(?:es|en|s|n|e)$/;

/** Whether a word is long enough to be known in a compound. */
export function mayBePart(word: string): boolean {
  return word.length >= leastPart;
}

/**
 * Ways to see a word as two joined to one, each with the word and what it is joined to: "rechnungsbetrag" is "rechnung" with "betrag" and
 * "betrag" with "rechnung". Only where the first is long enough.
 */
export function cutsOf(word: string): { part: string; rest: string }[] {
  const cuts: { part: string; rest: string }[] = [];
  for (let at = leastRest; at <= word.length - leastRest; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    const bare = left.replace(joint, '');
    for (const first of bare === left || bare.length < leastRest ? [left] : [left, bare]) {
      if (mayBePart(first)) cuts.push({ part: first, rest: right });
      if (mayBePart(right)) cuts.push({ part: right, rest: first });
    }
  }
  return cuts;
}

/** Whether a word may be joined with others to this one; what the rest is, is not looked at. */
export function isJoinedIn(word: string, root: string): (other: string) => boolean {
  if (!mayBePart(root)) return () => false;
  return (other) =>
    other.length >= root.length + leastRest &&
    (other.startsWith(root) || other.endsWith(word) || other.endsWith(root));
}
