import type { Constraint } from '../conditions/constraint.ts';
import { functionWords } from '../../language/function-words.ts';
import { isExcluded, isPartOfMatter } from '../reading/excluded.ts';
import type { Span } from '../reading/clauses.ts';
import { clauseSpans } from '../reading/clauses.ts';
import { accountNouns, itemNouns, peopleNouns } from '../grammar/nouns.ts';
import { isScaffolding } from '../grammar/scaffolding.ts';
import { isWording, mostWordsOfWording, wordingsOf } from './matter-wordings.ts';
import { wordsNamed } from './mentioned-words.ts';
import type { NameIndex } from '../names/names.ts';
import type { PlanPart } from '../plan.ts';
import { usualLikeness } from '../plan.ts';
import type { Reading } from '../reading/reading.ts';

export interface Subject {
  constraints: Constraint[];
  /** Names of something that the workspace does not know. */
  unknown: string[];
  /** Words that say something and that nothing was made of. */
  unused: string[];
}

const about = /^(about|regarding|concerning|around|with|against|for|to|of|on)$/;
const surelyAbout = /^(about|regarding|concerning)$/;
const article = /^(the|a|an|our|your|their|its|this|that|these|those|any|some|being|having|getting)$/;
const owner = /^(whose|their|my|his|her|our|your)$/;
const copula = /^(is|are|was|were|gets?|got|has|have|had|been|being)$/;
const trouble = /^(problems?|issues?|troubles?|difficult(?:y|ies)|complaints?|questions?|things?)$/;
const ownedNouns =
  /^(accounts?|plans?|subscriptions?|orders?|posts?|comments?|messages?|emails?|calls?|tickets?)$/;
/** Stands for a thing, so that nothing is asked about by it. */
const standIn =
  /^(it|that|this|them|these|those|us|me|you|what|which|something|anything|everything|nothing|most|more|least|so|how|who)$/;
/** What parts one matter from the next. */
const joint = /^(or|and|nor|than|versus|vs|with|to|against|but|i\.?e|e\.?g|aka|namely|meaning)$/;
/** Says which people or accounts, and is no matter. */
const ofWhom =
  /^(?:big|bigger|biggest|large|larger|largest|small|smaller|smallest|new|newer|old|older|key|important|loyal|recent|high-value|enterprise|valuable|vip|paying|paid|free|existing|potential|prospective|longtime|strategic|premium|power|heavy|corporate)$/;
const counted = /^(?:most|more|many|fewest|fewer|least|all)$/;
const allItems = new RegExp(`^(?:${itemNouns})$`);
/** Begins the same in other words. */
const gloss = /^(?:i\.?e|e\.?g|aka|namely|meaning)$/;
/** What ends a matter that began after "about". */
const ending =
  /^(since|during|last|this|per|until|till|before|after|between|each|every|than|who|which|that|are|is|were|was|have|has|do|does|did|compared|by|most|least|over|across|when|where|per|we|they|from|go|get|please|pls|thx|thanks|anyway|overall|first|change|changed|come|came|excluding|how)$/;
/** Words before a name of somebody or something. */
const pointing = /^(from|by|via)$/;
/** "From mobile customers": what stands before these is said of people, and no name. */
const crowds = new RegExp(`^(?:${peopleNouns}|${accountNouns})$`);
const pointingAtNames = /^(from|by|on|at|in|via|with|did|does)$/;

/**
 * What the words that are left are about: a topic or theme of the workspace, else a text to look for. Words that name something
 * that the workspace does not know are told apart, and so are words that stand too far from the rest to be about the same.
 *
 * @param isLiteral whether the words themselves are meant, and no topic or theme of their name
 * @param hasNamed whether a topic or theme was named before
 * @param namesHaveCapitals whether only names are written with a capital in the question's language
 */
export function takeSubject(
  reading: Reading,
  names: NameIndex,
  isLiteral: boolean,
  namesHaveCapitals: boolean,
  hasNamed: boolean,
): Subject {
  const result: Subject = { constraints: [], unknown: [], unused: [] };
  const spans = clauseSpans(reading);
  const all = tellingPlaces(reading, names, spans);
  // "Big customers", "new users": who that is, only the asker knows.
  const whom = all.filter(
    (place) =>
      ofWhom.test(reading.words[place]?.text ?? '') && crowds.test(reading.words[place + 1]?.text ?? ''),
  );
  for (const place of whom) result.unused.push(reading.words[place]?.said ?? '');
  const places = all.filter((place) => !whom.includes(place));
  const clusters: number[][] = [];
  for (const place of places) {
    const last = clusters.at(-1)?.at(-1);
    if (last !== undefined && isJoined(reading, last, place, spans)) clusters.at(-1)?.push(place);
    else clusters.push([place]);
  }
  const matters: number[][] = [];
  for (const cluster of clusters) {
    const [first = 0] = cluster;
    const isOfPeople = crowds.test(reading.words[(cluster.at(-1) ?? 0) + 1]?.text ?? '');
    if (!isOfPeople && namesUnknown(reading, first, namesHaveCapitals))
      result.unknown.push(saidOf(reading, cluster));
    else matters.push(cluster);
  }
  // Beside a topic or theme that is named, only what stands after a word like "about" is a matter of its own.
  const sure = keptOf(reading, matters);
  const joined = hasNamed ? sure : withOthers(reading, matters, sure);
  const kept = joined.filter(
    (cluster) =>
      !hasNamed ||
      about.test(beforeArticles(reading, cluster[0] ?? 0)) ||
      joint.test(beforeArticles(reading, cluster[0] ?? 0)),
  );
  const ordered = [...kept, ...matters.filter((one) => !kept.some((other) => other.includes(one[0] ?? -1)))];
  for (const cluster of ordered.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))) {
    if (kept.includes(cluster)) {
      const before = beforeArticles(reading, cluster[0] ?? 0);
      const joint = jointBefore(reading, cluster[0] ?? 0);
      const own = constraintsOf(reading, names, cluster, isLiteral);
      const isLoose = !about.test(before) && joint === undefined;
      result.constraints.push(
        ...own.map((one, i) => ({ ...one, isLoose, ...(i === 0 && joint !== undefined && { joint }) })),
      );
    } else result.unused.push(...cluster.map((place) => reading.words[place]?.said ?? ''));
  }
  return result;
}

/** Words that nothing was made of and that say something, or that "about" makes say something. */
function tellingPlaces(reading: Reading, names: NameIndex, spans: readonly Span[]): number[] {
  const { words } = reading;
  const forced = new Set<number>();
  // In a clause a word that builds questions elsewhere may be the matter: "their card will arrive".
  for (const { from, to } of spans)
    for (let at = from; at < to; at += 1) {
      const word = words[at]?.text ?? '';
      // "Sends us the most tickets" counts them.
      const isCounted = counted.test(words[at - 1]?.text ?? '') && allItems.test(word);
      if (!reading.isTaken(at) && !isCounted && isWording(word) && !functionWords('en').has(word))
        forced.add(at);
    }
  for (let at = 0; at < words.length; at += 1) {
    if (!surelyAbout.test(words[at]?.text ?? '') || reading.isTaken(at)) continue;
    let place = at + 1;
    while (article.test(words[place]?.text ?? '') && place < words.length) place += 1;
    const first = words[place]?.text ?? '';
    if (first === '' || standIn.test(first) || reading.isTaken(place)) continue;
    // "About problems with the app" is about the app.
    if (trouble.test(first) && /^(with|of|in|on|around|regarding|when)$/.test(words[place + 1]?.text ?? ''))
      continue;
    for (; place < words.length && !reading.isTaken(place); place += 1) {
      const word = words[place]?.text ?? '';
      if (ending.test(word) || joint.test(word)) break;
      if (!functionWords('en').has(word)) forced.add(place);
    }
  }
  for (const place of wordingPlaces(reading)) forced.add(place);
  for (const place of boundPlaces(reading)) forced.add(place);
  // "The airline" of data whose column is called so is what all of it is about.
  const isThing = (place: number) =>
    /^(?:the|our|this|these|their|any|all|every|whichever)$/.test(words[place - 1]?.text ?? '') &&
    !surelyAbout.test(words[place - 2]?.text ?? '') &&
    names.fieldNouns.some(([, key]) => names.isNounOf(words[place]?.text ?? '', key));
  // "Big customers", "new users": who that is, only the asker knows.
  const isOfWhom = (place: number) =>
    ofWhom.test(words[place]?.text ?? '') && crowds.test(words[place + 1]?.text ?? '');
  const telling = (place: number) =>
    forced.has(place) || isOfWhom(place) || (!isScaffolding(words[place]?.text ?? '') && !isThing(place));
  // "Check-in" is one word, whatever its parts are.
  const isBound = (place: number) =>
    (reading.gapBefore(place) === '-' && place > 0 && !reading.isTaken(place - 1) && telling(place - 1)) ||
    (reading.gapBefore(place + 1) === '-' && place + 1 < words.length && telling(place + 1));
  return reading.left().filter((place) => telling(place) || isBound(place));
}

/** Nouns that build questions, and begin a thing's name: time zones, account settings. */
const beginnings =
  /^(?:time|account|plan|source|language|category|star|view|number|list|word|name|report|question|call|email|ticket|reference|register|account|order|point|run|read|test|top)$/;
const qualities =
  /^(?:high|low|small|large|long|short|late|early|old|hot|slow|fast|higher|lower|bigger|smaller|longer|shorter)$/;
/** "Show up", "go through", "come back": verbs that build questions, and are the matter where they are denied. */
const denied =
  /^(?:show|come|get|open|run|read|send|see|use|find|go|make|take|give|arrive|receive|respond|include|bring|call|list)$/;
const particles = /^(?:up|on|off|in|out|through|back|down|away)$/;
const endings = /^(?:use|time|account|plan|source|language|name|date|way|view|reference|order|experience)$/;

/** Places of words that build questions elsewhere and are here a part of a thing's name or of what happens to it. */
function boundPlaces(reading: Reading): number[] {
  const { words } = reading;
  const found: number[] = [];
  const text = (at: number) => (reading.isTaken(at) ? '' : (words[at]?.text ?? ''));
  const tells = (at: number) =>
    text(at) !== '' &&
    !isScaffolding(text(at)) &&
    !functionWords('en').has(text(at)) &&
    !/^\d/.test(text(at));
  for (let at = 0; at < words.length; at += 1) {
    const here = text(at);
    const [before, next] = [text(at - 1), text(at + 1)];
    if (here === '') continue;
    const isBeside = /^\s+$/.test(reading.gapBefore(at + 1)) && tells(at + 1);
    if (here === 'broken' && !/^(?:down|by|up)$/.test(next)) found.push(at);
    if (beginnings.test(here) && isBeside && !/^(?:by|per|each|which|what|many|the same|of)$/.test(before))
      found.push(at);
    if (
      qualities.test(here) &&
      (before === 'too' || (isBeside && !/^(?:how|more|most|very|so|as)$/.test(before)))
    )
      found.push(at);
    // "The table plan"
    if (/^plans?$/.test(here) && tells(at - 1) && /^\s+$/.test(reading.gapBefore(at)) && !tells(at + 1))
      found.push(at);
    // "Ease of use"
    if (before === 'of' && endings.test(here) && tells(at - 2) && (next === '' || !tells(at + 1)))
      found.push(at);
    const isDenied = /n't$|^(?:cannot|not|never)$/.test(before) && denied.test(here);
    if (!isDenied || !(tells(at - 2) || owner.test(text(at - 3)))) continue;
    found.push(at);
    if (particles.test(next)) found.push(at + 1);
  }
  return found;
}

/** Places of words that are one wording together, whatever they are alone: "single sign on", "customer service", "whose account". */
function wordingPlaces(reading: Reading): number[] {
  const { words } = reading;
  const found: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let many = mostWordsOfWording; many >= 2; many -= 1) {
      const places = Array.from({ length: many }, (_, i) => at + i);
      if (places.some((place) => !words[place] || reading.isTaken(place))) continue;
      if (!isWording(places.map((place) => words[place]?.text ?? '').join(' '))) continue;
      found.push(...places);
      break;
    }
    const isOwned =
      owner.test(words[at - 1]?.text ?? '') &&
      !/^(our|your)$/.test(words[at - 1]?.text ?? '') &&
      // "Whose tickets score lowest" and "customers whose tickets Milo took" ask for whom.
      !(words[at - 1]?.text === 'whose' && (at === 1 || allItems.test(words[at]?.text ?? ''))) &&
      ownedNouns.test(words[at]?.text ?? '');
    const isOfVerb =
      !reading.isTaken(at - 1) &&
      ownedNouns.test(words[at]?.text ?? '') &&
      /^(?:blocked|locked|closed|frozen|suspended|disabled|hacked|restricted)$/.test(
        words[at - 1]?.text ?? '',
      );
    if ((isOwned || isOfVerb) && !reading.isTaken(at)) found.push(at);
  }
  return found;
}

/** Whether two telling words are of one matter: nothing but small words that were not made use of stands between. */
function isJoined(reading: Reading, from: number, to: number, spans: readonly Span[]): boolean {
  const isParted = reading.words.slice(from + 1, to).some(({ text }) => /^(?:or|and|nor)$/.test(text));
  if (!isParted && spans.some((span) => span.from <= from && to < span.to)) return true;
  if (to - from > 4) return false;
  // "Whose account was blocked", "their phone is hot"
  const isOwned = owner.test(reading.words[from - 1]?.text ?? '');
  for (let place = from + 1; place <= to; place += 1) {
    if (/[,/]/.test(reading.gapBefore(place))) return false;
    if (place === to) break;
    const word = reading.words[place]?.text ?? '';
    if (copula.test(word) && isOwned && !reading.isTaken(place)) continue;
    if (reading.isTaken(place) || joint.test(word) || ending.test(word)) return false;
  }
  return true;
}

/** The matters that are surely meant; of others only the one that stands after a word like "about", else the longest. */
function keptOf(reading: Reading, matters: readonly number[][]): readonly number[][] {
  if (matters.length < 2) return matters;
  const isLinked = (cluster: readonly number[]): boolean => {
    const first = cluster[0] ?? 0;
    const before = beforeArticles(reading, first);
    return (
      surelyAbout.test(before) ||
      joint.test(before) ||
      jointBefore(reading, first) !== undefined ||
      reading.gapBefore(first).includes(',')
    );
  };
  const sure = matters.filter(
    (cluster, i) =>
      surelyAbout.test(beforeArticles(reading, cluster[0] ?? 0)) ||
      beforeArticles(reading, cluster[0] ?? 0) === 'excluding' ||
      (i > 0 && isLinked(cluster)) ||
      (i === 0 && isLinked(matters[1] ?? [])),
  );
  if (sure.length > 0) return sure;
  const after = matters.filter((cluster) => about.test(beforeArticles(reading, cluster[0] ?? 0)));
  const among = after.length > 0 ? after : matters;
  const longest = Math.max(...among.map((cluster) => cluster.length));
  return among.filter((cluster) => cluster.length === longest).slice(-1);
}

/** So many words of one matter are looked for at most. */
const mostJoined = 6;

/** Matters that no small word joins are told of one thing: "the plan's file has the wrong logo". */
function withOthers(
  reading: Reading,
  matters: readonly number[][],
  kept: readonly number[][],
): readonly number[][] {
  const [only] = kept;
  const isSure = only !== undefined && surelyAbout.test(beforeArticles(reading, only[0] ?? 0));
  if (kept.length !== 1 || only === undefined || isSure || matters.length < 2) return kept;
  const all = matters.flat();
  const [from, to] = [Math.min(...all), Math.max(...all)];
  // What stands on two sides is told of two things.
  if (reading.words.slice(from, to).some(({ text }) => /^(?:versus|vs|than|compared)$/.test(text)))
    return bySides(reading, matters);
  return all.length <= mostJoined ? [all.sort((a, b) => a - b)] : kept;
}

/** The matters of each side, as one each. */
function bySides(reading: Reading, matters: readonly number[][]): readonly number[][] {
  const sides: number[][] = [];
  for (const cluster of matters) {
    const last = sides.at(-1);
    const between = reading.words.slice(last?.at(-1) ?? 0, cluster[0]);
    if (!last || between.some(({ text }) => /^(?:versus|vs|than|compared)$/.test(text)))
      sides.push([...cluster]);
    else last.push(...cluster);
  }
  return sides;
}

/** What joins a matter to the one before it, over small words that nothing was made of: "or when", "and not", a stroke. */
function jointBefore(reading: Reading, first: number): Constraint['joint'] {
  let isBeside = true;
  for (let at = first; at > 0; at -= 1) {
    if (reading.gapBefore(at).includes('/')) return 'or';
    const word = reading.words[at - 1]?.text ?? '';
    if (word === 'or') return word;
    // What follows says the same in other words.
    if (gloss.test(word)) return 'or';
    // "And" may begin another clause: "about fees and written by robots".
    if (word === 'and') return isBeside ? word : undefined;
    isBeside &&= article.test(word);
    if (reading.isObject(at - 1) || (reading.isTaken(at - 1) && at < first)) return undefined;
    if (!functionWords('en').has(word) && !isScaffolding(word)) return undefined;
  }
  return undefined;
}

function beforeArticles({ words }: Reading, place: number): string {
  let at = place - 1;
  while (at >= 0 && article.test(words[at]?.text ?? '')) at -= 1;
  return words[at]?.text ?? '';
}

function constraintsOf(
  reading: Reading,
  names: NameIndex,
  cluster: readonly number[],
  isLiteral: boolean,
): Constraint[] {
  const [first = 0] = cluster;
  const words = cluster.flatMap((place) => reading.words[place] ?? []);
  const known = isLiteral ? null : names.subjectOf(words);
  const rest = known ? cluster.filter((_, i) => words[i] && !names.isOf(known, words[i])) : [];
  for (const place of cluster)
    reading.takeWords(place, place + 1, known && !rest.includes(place) ? known.group : 'about');
  const isOut = !isPartOfMatter(reading, first) && isExcluded(reading, first);
  const constraints: Constraint[] = known ? [{ ...known, place: first, isExcluded: isOut }] : [];
  const text = saidOf(reading, known ? rest : cluster);
  if (text) {
    const named = isLiteral ? wordsNamed(text) : { group: 'about', label: text, part: likeIt(text) };
    constraints.push({ ...named, place: first, isExcluded: isOut });
  }
  return constraints;
}

/** Items that speak of a matter: by likeness, or by the words that people have for it. */
export function likeIt(text: string): PlanPart {
  return { about: { text, at_least: usualLikeness, ...wordingsOf(text) } };
}

/** After "from" stands the name of something; of nothing that is known, where it was not found before. */
function namesUnknown(reading: Reading, place: number, namesHaveCapitals: boolean): boolean {
  const word = reading.words[place];
  if (!word || reading.isQuoted(place)) return false;
  const before = reading.words[place - 1]?.text ?? '';
  const isCapital = namesHaveCapitals && /^\p{Lu}/u.test(word.said);
  if (isCapital && pointingAtNames.test(before)) return true;
  return (
    pointing.test(beforeArticles(reading, place)) &&
    before !== 'the' &&
    word.text !== 'neither' &&
    namesHaveCapitals &&
    /^from$/.test(before)
  );
}

function saidOf(reading: Reading, places: readonly number[]): string {
  return places
    .map((place, i) => {
      const isBound = i > 0 && places[i - 1] === place - 1 && reading.gapBefore(place) === '-';
      return `${i === 0 ? '' : isBound ? '-' : ' '}${reading.words[place]?.said ?? ''}`;
    })
    .join('');
}
