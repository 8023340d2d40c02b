/** What ends a sentence: its stop, where a space follows or a script without spaces goes on; or the end of a line. */
const SENTENCE_END = /(?<![.!?…;])[.!?…;]+(?=\s|$)|[。！？；]+|\n+/u;
/** A text up to here is one part. */
const SHORT_WORDS = 12;
/** Shorter sentences join the next. */
const LEAST_WORDS = 4;
/** Longer ones are cut. */
const MOST_WORDS = 40;
const MOST_PARTS = 64;

export function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END);
}

/** Joins the words of short sentences and cuts long ones, so that each part can say one thing. */
export function intoParts(sentences: readonly (readonly string[])[]): string[][] {
  const total = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  if (total <= SHORT_WORDS) return [sentences.flat()];
  const least = Math.max(LEAST_WORDS, Math.ceil(total / MOST_PARTS));
  const most = Math.max(MOST_WORDS, least);
  const parts: string[][] = [];
  let open: string[] = [];
  for (const sentence of sentences) {
    for (const word of sentence) open.push(word);
    if (open.length < least) continue;
    parts.push(...evenly(open, most));
    open = [];
  }
  if (open.length > 0) parts.push((parts.pop() ?? []).concat(open));
  return parts;
}

/** Pieces of about the same length, none over `most`. */
function evenly(words: readonly string[], most: number): string[][] {
  const pieces = Math.ceil(words.length / most);
  return Array.from({ length: pieces }, (_, i) =>
    words.slice(Math.floor((words.length * i) / pieces), Math.floor((words.length * (i + 1)) / pieces)),
  );
}
