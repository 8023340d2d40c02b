import type { Lexicon } from './lexicon.ts';

/** A negation reaches this many words ahead. */
const NEGATION_REACH = 3;
/** "Not good" is bad, though less so than "bad"; "not bad" is a little good. */
const NEGATED_PRAISE = -0.8;
const NEGATED_BLAME = -0.4;
const NEGATED_DUTY = -1.5;
/** What comes before "but" counts less than what comes after. */
const BEFORE_CONTRAST = 0.5;
const AFTER_CONTRAST = 1.3;

/** Summed strength of the words between two punctuation marks. */
export function clauseTone(words: readonly string[], lexicon: Lexicon): number {
  let sum = 0;
  let weight = words.some((word, i) => i > 0 && lexicon.contrasts.has(word)) ? BEFORE_CONTRAST : 1;
  for (let i = 0; i < words.length;) {
    const word = words[i] ?? '';
    if (i > 0 && lexicon.contrasts.has(word)) weight = AFTER_CONTRAST;
    const phrase = lexicon.phrases
      .get(word)
      ?.find(({ words: parts }) => parts.every((part, p) => words[i + p] === part));
    if (phrase) {
      sum += weight * phrase.strength * degreeBefore(words, i, lexicon);
      i += phrase.words.length;
      continue;
    }
    const strength = lexicon.strengthOf(word);
    const negated = isNegated(words, i, lexicon);
    if (strength !== 0) {
      const factor = !negated ? 1 : strength > 0 ? NEGATED_PRAISE : NEGATED_BLAME;
      sum += weight * strength * factor * degreeBefore(words, i, lexicon);
    } else if (negated && lexicon.duties.has(word)) {
      sum += weight * NEGATED_DUTY;
    }
    i += 1;
  }
  return sum;
}

function isNegated(words: readonly string[], at: number, lexicon: Lexicon): boolean {
  for (let i = Math.max(0, at - NEGATION_REACH); i < at; i += 1)
    if (lexicon.negations.has(words[i] ?? '')) return true;
  for (let i = at + 1; i <= at + lexicon.negatedBy; i += 1)
    if (lexicon.negations.has(words[i] ?? '')) return true;
  return false;
}

function degreeBefore(words: readonly string[], at: number, lexicon: Lexicon): number {
  return at > 0 ? (lexicon.degrees.get(words[at - 1] ?? '') ?? 1) : 1;
}
