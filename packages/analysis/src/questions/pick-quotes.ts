import { stem } from '../text/stem.ts';
import { fold, normalise } from '../text/fold.ts';
import { tokenise } from '../text/tokenise.ts';

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
const fairChars = 15;
const SENTENCE = /[^.!?…。！？\n]+(?:[.!?…。！？]+["”’»)\]]*|\n|$)/gu;

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
  const strata = new Map<string, QuoteCandidate[]>();
  for (const one of candidates) strata.set(one.stratum, [...(strata.get(one.stratum) ?? []), one]);
  const queues = [...strata.values()];
  const said = new Set<string>();
  const picked: PickedQuote[] = [];
  while (picked.length < most && queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) {
      const quote = nextQuote(queue, stems, said);
      if (quote && picked.length < most) picked.push(quote);
    }
  }
  return picked;
}

function nextQuote(
  queue: QuoteCandidate[],
  stems: ReadonlySet<string>,
  said: Set<string>,
): PickedQuote | null {
  for (let one = queue.shift(); one; one = queue.shift()) {
    const { start, end } = quoteIn(one.text, stems);
    const words = fold(normalise(one.text.slice(start, end)));
    if (end <= start || said.has(words)) continue;
    said.add(words);
    return { id: one.id, start, end };
  }
  return null;
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
    const worth = about + (end - start >= fairChars ? 0.5 : 0);
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
