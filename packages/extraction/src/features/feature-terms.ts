/** Words that do not tell one feature from another. */
const FILLERS = new Set(
  'a an the of for to and or with your our all any every in on by per from up unlimited included basic advanced full simple easy smart powerful custom new free own more der die das und mit für le la les de des et avec pour el los las y con para il e di'.split(
    ' ',
  ),
);

/**
 * The words of a feature's name that tell it apart: lower-cased, without numbers and fillers, endings cut off. Sorted, each
 * once.
 */
export function termWords(term: string): string[] {
  const words = term
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\([^)]*(\))?/g, (whole, closed?: string) => (closed ? ' ' : whole))
    .replace(/[’']s\b/g, '')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '' && !/^\d/.test(word) && !FILLERS.has(word))
    .map(stem);
  return [...new Set(words)].sort();
}

/** Cuts the usual endings of English; short words stay, as do those of other scripts. */
function stem(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/(?:sses)$/, 'ss')
    .replace(/(?<=\p{L}{3})(?:ies)$/u, 'y')
    .replace(/(?<=\p{L}{3})(?:ings?|ed|ers?)$/u, '')
    .replace(/(?<=[^s])s$/, '')
    .replace(/e$/, '');
}

/** The share of words that two terms have in common: 0 to 1. */
export function jaccard(a: readonly string[], b: readonly string[]): number {
  const both = a.filter((word) => b.includes(word)).length;
  const union = new Set([...a, ...b]).size;
  return union === 0 ? 0 : both / union;
}
