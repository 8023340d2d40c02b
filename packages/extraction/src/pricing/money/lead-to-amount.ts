const AROUND = /[\s:–—\-|,·(…]/;
const BEHIND = /[\s:–—\-|,·(]/;

/**
 * The text without what leads from a name to an amount: `Raft ..... from `. It is read from its end, since an expression that
 * looks for the end from each place takes the cube of a text's length.
 *
 * @param words what may lead, such as `from`: an expression that ends with the text
 */
export function withoutLead(text: string, words: RegExp): string {
  const behind = runBefore(text, text.length, BEHIND);
  const word = words.exec(text.slice(0, behind));
  const spaces = word ? runBefore(text, word.index, /\s/) : behind;
  return text.slice(0, runBefore(text, runBefore(text, spaces, /\./), AROUND));
}

/** Where the characters begin that reach up to the place without a break. */
function runBefore(text: string, place: number, character: RegExp): number {
  let start = place;
  while (start > 0 && character.test(text[start - 1] ?? '')) start -= 1;
  return start;
}
