import type { Reading } from '../questions/reading/reading.ts';
import { wordsOf } from '../questions/reading/reading.ts';
import type { Literal } from './literals.ts';
import { momentPhrases } from './moment-phrases.ts';
import type { PageNamed } from './pages-named.ts';
import type { AskedMomentKind, KnownInSessions, PlainMoment } from './plan.ts';

/** A kind of moment that a question speaks of. */
export interface Mention {
  moment: PlainMoment;
  /** Places of its first word and of the one after its last. */
  place: number;
  end: number;
  isNegated: boolean;
}

/** Takes every moment that a question speaks of, in the order of its words. */
export function takeMentions(
  reading: Reading,
  known: KnownInSessions,
  { literals, pages }: { literals: readonly Literal[]; pages: readonly PageNamed[] },
): Mention[] {
  const mentions: Mention[] = [];
  const add = (moment: PlainMoment, place: number, end: number) =>
    mentions.push({ moment, place, end, isNegated: isNegated(reading, place) });
  takeEventNames(reading, known, literals, add);
  for (const { phrase, moment } of momentPhrases) {
    for (let at = reading.find(phrase); at; at = reading.find(phrase)) {
      add(typeof moment === 'function' ? moment(at.groups) : { ...moment }, at.first, at.end);
      reading.takeWords(at.first, at.end, 'moment');
    }
  }
  mentions.sort((a, b) => a.place - b.place);
  joinEventWords(mentions);
  giveLiterals(reading, mentions, literals);
  givePages(mentions, pages, add);
  return mentions.sort((a, b) => a.place - b.place);
}

type Add = (moment: PlainMoment, place: number, end: number) => void;

/** Names that a page gave its own events: as they are written, or in quotation marks. */
function takeEventNames(
  reading: Reading,
  known: KnownInSessions,
  literals: readonly Literal[],
  add: Add,
): void {
  for (const name of known.labels.custom ?? []) {
    const literal = literals.find(({ text }) => text.toLowerCase() === name.toLowerCase());
    if (literal) {
      add({ kind: 'custom', says: { is: name } }, literal.place, literal.end);
      continue;
    }
    const words = wordsOf(name).map(({ text }) => text);
    for (let place = 0; place < reading.words.length; place += 1) {
      const isHere =
        words.length > 0 &&
        words.every((word, i) => !reading.isTaken(place + i) && reading.words[place + i]?.text === word);
      const isBeside = ['event', 'events'].includes(
        (reading.words[place - 1] ?? reading.words[place + words.length])?.text ?? '',
      );
      if (!isHere || (words.length === 1 && !isBeside)) continue;
      add({ kind: 'custom', says: { is: name } }, place, place + words.length);
      reading.takeWords(place, place + words.length, 'moment');
    }
  }
}

/** "The event coupon_applied" is one event, not an event and another. */
function joinEventWords(mentions: Mention[]): void {
  for (let at = mentions.length - 1; at >= 0; at -= 1) {
    const one = mentions[at];
    const isBare = one?.moment.kind === 'custom' && !one.moment.says;
    const beside = [mentions[at - 1], mentions[at + 1]].find(
      (other) => other?.moment.kind === 'custom' && other.moment.says,
    );
    if (isBare && beside) mentions.splice(at, 1);
  }
}

/** What stands in quotation marks is what the nearest moment says; a path beside a request is where it went. */
function giveLiterals(reading: Reading, mentions: readonly Mention[], literals: readonly Literal[]): void {
  for (const literal of literals) {
    const taken = mentions.some((one) => one.place === literal.place && one.end === literal.end);
    if (taken) continue;
    if (literal.kind === 'path' && !isRequestPath(reading, mentions, literal)) continue;
    const nearest = mentions
      .filter(({ moment }) => !moment.says && hasLabel(moment.kind))
      .filter(({ moment }) => literal.kind === 'quoted' || isRequest(moment.kind))
      .sort((a, b) => distance(a, literal) - distance(b, literal))[0];
    if (nearest) nearest.moment.says = { part: literal.text };
  }
}

/** Whether a path names where a request went rather than a page. */
export function isRequestPath(reading: Reading, mentions: readonly Mention[], literal: Literal): boolean {
  if (literal.kind !== 'path') return false;
  if (
    mentions.some(
      ({ moment, place, end }) => isRequest(moment.kind) && place <= literal.place && end >= literal.end,
    )
  )
    return true;
  const before = reading.words
    .slice(Math.max(0, literal.place - 2), literal.place)
    .map(({ text }) => text)
    .join(' ');
  return (
    mentions.some(({ moment }) => isRequest(moment.kind)) &&
    /\b(requests?|calls?|endpoint|api|to|for|of)$/.test(before)
  );
}

/** Where something happened, or that a page was opened. */
function givePages(mentions: Mention[], pages: readonly PageNamed[], add: Add): void {
  const others = [...mentions];
  for (const page of pages) {
    const happened = page.isVisit ? [] : others.filter(({ moment }) => !moment.on_page);
    const before = happened.filter(({ end }) => end <= page.place).at(-1);
    const nearest = before ?? happened.find(({ place }) => place >= page.end);
    if (nearest) nearest.moment.on_page = page.address;
    else add({ kind: 'page', says: page.address }, page.place, page.end);
  }
}

function isRequest(kind: AskedMomentKind): boolean {
  return kind === 'failed_request' || kind === 'slow_request';
}

/** Of plain clicks, typing and tabs it is not kept what stood there. */
export function hasLabel(kind: AskedMomentKind): boolean {
  return kind !== 'click' && kind !== 'input' && kind !== 'hidden';
}

function distance(a: { place: number; end: number }, b: { place: number; end: number }): number {
  return a.place >= b.end ? a.place - b.end : Math.max(0, b.place - a.end);
}

const negating =
  /^(no|not|never|without|didn't|don't|doesn't|hadn't|haven't|weren't|wasn't|zero|none|nor|lacking|minus|excluding)$/;
const filling =
  /^(any|a|an|the|ever|have|having|had|has|see|seeing|saw|seen|go|get|got|visit|visiting|hit|to|single|one|page|reach|reaching|reached|went|open|opening|opened|visited|made|make|on|do|did|show|experience|experiencing)$/;

/** Whether a word before says that it did not happen. */
export function isNegated(reading: Reading, place: number): boolean {
  for (let at = place - 1; at >= Math.max(0, place - 5); at -= 1) {
    const word = reading.words[at]?.text ?? '';
    if (negating.test(word)) return true;
    if (!filling.test(word)) return false;
  }
  return false;
}
