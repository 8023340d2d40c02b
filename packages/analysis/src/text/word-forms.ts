/** Endings of nouns, adjectives and verbs in languages with Latin letters, beyond those of English. */
const ENDING = /(?:[aeiou]s|e[mnr]n?|nen|[aeio]|n|s)$/;
const LEAST_ROOT = 4;

/**
 * Whether a word of a language other than English is a form of this one, by its ending alone; both are in folded lower
 * case, as `tokenise` gives them. English has its stems.
 */
export function foreignFormsOf(word: string): (other: string) => boolean {
  const root = rootOf(word);
  return (other) => other.startsWith(root) && rootOf(other) === root;
}

/** A word without an ending that nouns, adjectives and verbs may have; two of one root are taken for forms of one word. */
export function rootOf(word: string): string {
  const root = word.replace(ENDING, '');
  return root.length < LEAST_ROOT ? word : root;
}
