/** Shorter words are the end of many others by chance. */
const leastPart = 6;
/** What is joined to them is a word, too. */
const leastRest = 4;
/** What German, Dutch and Scandinavian languages put between the words that they join. */
const joint = /(?:es|en|s|n|e)$/;

/** Whether a word is long enough to be known in a compound. */
export function mayBePart(word: string): boolean {
  return word.length >= leastPart;
}

/**
 * Ways to see a word as one that says what it is, its last part, and one that says which: "paketlieferung" is a "lieferung", of a "paket".
 * What stands first is not what is spoken of: a "sprachkurs" is a course.
 */
export function cutsOf(word: string): { part: string; rest: string }[] {
  const cuts: { part: string; rest: string }[] = [];
  for (let at = leastRest; at <= word.length - leastPart; at += 1) {
    const [left, part] = [word.slice(0, at), word.slice(at)];
    const bare = left.replace(joint, '');
    cuts.push({ part, rest: left });
    if (bare !== left && bare.length >= leastRest) cuts.push({ part, rest: bare });
  }
  return cuts;
}

/** Whether a word is the last part of this one, in some form; what the rest is, is not looked at. */
export function isJoinedIn(word: string, rootOf: (word: string) => string): (other: string) => boolean {
  const root = rootOf(word);
  if (!mayBePart(root)) return () => false;
  return (other) =>
    other.length >= root.length + leastRest && (other.endsWith(word) || rootOf(other).endsWith(root));
}
