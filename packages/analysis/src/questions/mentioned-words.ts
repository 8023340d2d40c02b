import { functionWords } from '../language/function-words.ts';
import type { Constraint } from './constraints.ts';
import { isExcluded } from './constraints.ts';
import { usualLikeness } from './plan.ts';
import type { Reading } from './reading.ts';

/** Verbs and nouns after which words stand that the feedback itself has to contain; not "say about" and the like. */
const containing =
  /\b(mention(s|ed|ing)?|contain(s|ed|ing)?|say(s|ing)?|said|words?)\b(?! (about|of|on|in|by|from|they|to)\b)/;
/** Only these count or list feedback; "what do people say" asks for its meaning. */
const counting =
  /\b(how (many|much|often)|number of|amount of|count|total|share|percent(age)?|per cent|proportion|fraction|trend|over time|show|list|find|give|plot)\b/;
/** Two things that are held against each other are named, not quoted. */
const comparing = /^(do|are|is|did) (more|fewer|less)\b| (or|than|versus|vs) |\bcompare/;

/** Verbs that say so without anything after them too: "How often is dark mode mentioned?". */
const mentioning = /^(mention|contain)/;
const opening = /^(the|a|an|our|your|their|any|some|that|words?|phrase|terms?)$/;
/** What begins another part of the question. */
const boundary =
  /^(from|in|on|by|since|during|last|this|per|until|till|before|after|between|each|every|than|among|within|at|for|with|without|who|which|yesterday|today|over|across|most|least|when|where|not|but)$/;

/** Stands for what was or will be said: no word to look for. */
const standIn =
  /^(something|anything|nothing|everything|it|this|these|those|them|so|what|how|topics?|themes?)$/;

export interface Mentioned {
  /** Whether the question asks for the words themselves, so that no topic or theme of their name is meant. */
  isLiteral: boolean;
  constraint: Constraint | null;
}

/**
 * Takes the words out of a question that feedback has to contain: "How many items mention dark mode last week?". They may
 * be names of topics, sources or months; here they are words.
 */
export function takeMentioned(reading: Reading): Mentioned {
  const verb = reading.find(containing);
  if (!verb || !reading.has(counting) || reading.has(comparing))
    return { isLiteral: false, constraint: null };
  const { words } = reading;
  let first = verb.end;
  while (opening.test(words[first]?.text ?? '') && !reading.isQuoted(first)) first += 1;
  const isQuoted = reading.isQuoted(first);
  let end = first;
  while (end < words.length && (isQuoted ? reading.isQuoted(end) : !isBoundary(reading, end))) end += 1;
  if (end === first) {
    return { isLiteral: mentioning.test(words[verb.first]?.text ?? ''), constraint: null };
  }
  // "… mention the topic Lost parcels" does name a topic.
  if (!isQuoted && standIn.test(words[first]?.text ?? '')) return { isLiteral: false, constraint: null };
  const object = words.slice(first, end);
  const telling = isQuoted ? object : object.filter(({ text }) => !functionWords('en').has(text));
  const text = (telling.length > 0 ? telling : object).map(({ said }) => said).join(' ');
  const isOut = isExcluded(reading, first);
  reading.takeWords(first, end, 'about');
  return { isLiteral: true, constraint: { ...wordsNamed(text), place: first, isExcluded: isOut } };
}

/** What asks for items that contain words. */
export function wordsNamed(text: string): Pick<Constraint, 'group' | 'label' | 'part'> {
  return { group: 'about', label: text, part: { about: { text, at_least: usualLikeness, as_words: true } } };
}

function isBoundary({ words }: Reading, place: number): boolean {
  return boundary.test(words[place]?.text ?? '');
}
