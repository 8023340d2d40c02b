import type { PhraseWord } from './phrases/phrase-words.ts';
import { written } from './phrases/phrases.ts';

/** A clause of fewer content words says little more than a phrase. */
const LEAST_CONTENT = 2;
const MOST_WORDS = 9;
/** So many words that nobody says are taken to stand beside a clause's own: one telling word is not yet a typical clause. */
const STEADY_WORDS = 1;
/** A clause of words that the items hold hardly more often than others says nothing of them: "and it happened again on Monday". */
const LEAST_TYPICAL = 0.1;
/** The items whose clauses are looked through, most central first. */
const LOOKED_AT = 12;

/**
 * A clause of one of the most central items, for a theme that no phrase names: what one customer says, in full. Of several the one whose words
 * the theme's items hold more often than others do; null where no item has a clause of a length to read at a glance.
 *
 * @param naming the theme's items, most central first
 * @param sayingOf by how much more often the theme's items hold a word than all items do, by its key, 0…1
 */
export function clauseOf(
  naming: readonly (readonly PhraseWord[])[],
  sayingOf: (key: string) => number,
): string | null {
  let [best, found]: [number, PhraseWord[] | null] = [LEAST_TYPICAL, null];
  for (const clause of naming.slice(0, LOOKED_AT).flatMap(clausesIn)) {
    const keys = new Set(clause.filter(({ role }) => role === 'content').map(({ key }) => key));
    const typical = [...keys].reduce((sum, key) => sum + sayingOf(key), 0) / (keys.size + STEADY_WORDS);
    if (typical > best) [best, found] = [typical, clause];
  }
  return found && written(found, { from: 0, to: found.length });
}

/** What stands between two marks of punctuation, where that is of a length to be a name. */
function clausesIn(words: readonly PhraseWord[]): PhraseWord[][] {
  const clauses: PhraseWord[][] = [];
  let open: PhraseWord[] = [];
  for (const word of words) {
    if (word.isStart && open.length > 0) {
      clauses.push(open);
      open = [];
    }
    open.push(word);
  }
  clauses.push(open);
  return clauses.filter(
    (clause) =>
      clause.length <= MOST_WORDS && clause.filter(({ role }) => role === 'content').length >= LEAST_CONTENT,
  );
}
