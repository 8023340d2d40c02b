/** Words that say nothing about what a question is about. */
const fillers = new Set(
  (
    'a about after all am an and any are as at be been but by can could did do does doing for from get given had has have ' +
    'how i if in into is it its just list me mention most much my no not of on or our out people say said she so some than ' +
    'that the their them then there these they this to up us use user users was we were what when where which while who ' +
    'why will with would you your'
  ).split(' '),
);

const wordPattern = /[\p{L}\p{N}]+/gu;

/** From this length on a word also stands for its longer and shorter forms (`crash`, `crashes`). */
const stemChars = 4;
const endingChars = 3;

/**
 * The words of a text that answer to words of a question, as they are written in the text: the same word, letter case and
 * accents aside, or one that differs in its ending only. Filler words of the question do not count.
 */
export function matchedWords(text: string, question: string): string[] {
  const sought = [...new Set(words(question).map(fold))].filter(
    (word) => word.length > 1 && !fillers.has(word),
  );
  if (!sought.length) return [];
  return [...new Set(words(text))].filter((word) => {
    const folded = fold(word);
    return !fillers.has(folded) && sought.some((other) => isForm(folded, other));
  });
}

function isForm(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short === long) return true;
  return short.length >= stemChars && long.length - short.length <= endingChars && long.startsWith(short);
}

function words(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
