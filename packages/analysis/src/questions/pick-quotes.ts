import { stem } from '../text/stem.ts';
import { fold, normalise } from '../text/fold.ts';
import { isUnspaced, tokenise } from '../text/tokenise.ts';

export interface QuoteCandidate {
  id: number;
  text: string;
  /** Quotes are taken from each of these in turn. */
  stratum: string;
}

export interface PickedQuote {
  id: number;
  /** Characters of the text: `text.slice(start, end)` is the quote. */
  start: number;
  end: number;
}

const maxChars = 240;
/** Fewer words tell little. */
const tellingWords = 6;
/** Of scripts without spaces. */
const tellingChars = 12;
/** A stop within "version 6.2" or "shop.example" ends no sentence. */
const SENTENCE = /(?:[^.!?…。！？\n]|\.(?=[\p{L}\p{N}]))+(?:[.!?…。！？]+["”’»)\]]*|\n|$)/gu;

/**
 * Picks quotes that say something about the subject, from each stratum in turn and never the same words twice. Candidates
 * come best first.
 *
 * @param subject what the quotes should speak of; empty when nothing in particular
 */
export function pickQuotes(
  candidates: readonly QuoteCandidate[],
  subject: string,
  most: number,
): PickedQuote[] {
  const stems = new Set(tokenise(subject).map(stem));
  const said = new Set<string>();
  const picked: PickedQuote[] = [];
  // What says little is quoted only where nothing says more.
  for (const isTold of [true, false]) {
    const strata = new Map<string, QuoteCandidate[]>();
    for (const one of candidates) strata.set(one.stratum, [...(strata.get(one.stratum) ?? []), one]);
    const queues = [...strata.values()];
    while (picked.length < most && queues.some((queue) => queue.length > 0)) {
      for (const queue of queues) {
        const quote = nextQuote(queue, stems, said, isTold);
        if (quote && picked.length < most) picked.push(quote);
      }
    }
  }
  return picked;
}

function nextQuote(
  queue: QuoteCandidate[],
  stems: ReadonlySet<string>,
  said: Set<string>,
  isTold: boolean,
): PickedQuote | null {
  for (let one = queue.shift(); one; one = queue.shift()) {
    const { start, end } = quoteIn(one.text, stems);
    const words = fold(normalise(one.text.slice(start, end)));
    if (end <= start || said.has(words) || (isTold && !isTelling(one.text.slice(start, end)))) continue;
    said.add(words);
    return { id: one.id, start, end };
  }
  return null;
}

function isTelling(sentence: string): boolean {
  const words = tokenise(sentence);
  return words.length >= tellingWords || (words.some(isUnspaced) && words.join('').length >= tellingChars);
}

/** The sentence with most of the subject's words, cut to a readable length at a word's end. */
function quoteIn(text: string, stems: ReadonlySet<string>): { start: number; end: number } {
  let best = { start: 0, end: 0, worth: -1 };
  for (const match of text.matchAll(SENTENCE)) {
    const sentence = match[0];
    const start = match.index + sentence.length - sentence.trimStart().length;
    const end = match.index + sentence.trimEnd().length;
    if (end <= start) continue;
    const held = new Set(tokenise(sentence).map(stem));
    const about = [...stems].filter((one) => held.has(one)).length;
    const worth = about + (isTelling(sentence) ? 0.75 : 0);
    if (worth > best.worth) best = { start, end, worth };
  }
  if (best.end - best.start <= maxChars) return best;
  const cut = text.slice(best.start, best.start + maxChars).search(/\s\S*$/u);
  return { start: best.start, end: best.start + (cut > 0 ? cut : wholeCharacters(text, best.start)) };
}

/** Never between the two halves of one character. */
function wholeCharacters(text: string, start: number): number {
  const last = text.charCodeAt(start + maxChars - 1);
  return last >= 0xd800 && last <= 0xdbff ? maxChars - 1 : maxChars;
}
