import { takeAsides } from './reading/asides.ts';
import { beyondFeedback } from './beyond.ts';
import type { Constraint } from './conditions/constraint.ts';
import { isTopicOrTheme, takeConstraints, takeMissing, takeNames } from './conditions/constraints.ts';
import type { Cues } from './cues/asked.ts';
import { takeCues } from './cues/cues.ts';
import { byPlaces } from './names/called-places.ts';
import { bracketedColumns } from './names/bracketed-columns.ts';
import { calledRatings } from './names/called-ratings.ts';
import { closeReadings } from './close-readings.ts';
import { unmetDemands } from './demands.ts';
import { continued, isFragment, namesMatter, refersBack, turnedRound } from './follow-up.ts';
import { takeMentioned } from './matters/mentioned-words.ts';
import type { NameIndex } from './names/names.ts';
import { withoutQuestionNumbers } from './names/numbered-columns.ts';
import { withoutOrderByCount } from './reading/order-by-count.ts';
import { mainOf } from './names/rating-columns.ts';
import { byShortNames } from './names/short-accounts.ts';
import { nearNames } from './names/near-names.ts';
import { exclusionsBehind } from './reading/exclusions-behind.ts';
import { takeStepsTaken } from './cues/steps-taken.ts';
import { yearsOfMonths } from './periods/years-of-months.ts';
import { addWishes, byRating, bySentiment, holdAgainst, takeBesides } from './conditions/comparison.ts';
import { inEnglish } from './languages/other-languages.ts';
import { takePeriods } from './periods/periods.ts';
import { inPlainWords, withSigns } from './reading/plain-words.ts';
import { planOf, thirdsOf } from './plan-of.ts';
import type { PlannedQuestion, QuestionPlan } from './plan.ts';
import type { Scale } from './conditions/rating-conditions.ts';
import { takeRatings } from './conditions/rating-conditions.ts';
import type { Word } from './reading/reading.ts';
import { Reading, wordsOf } from './reading/reading.ts';
import { takeSinceValue } from './periods/since-value.ts';
import { requestsAsItems } from './matters/requests-as-items.ts';
import { rankOfMatters } from './matters/rank-of-matters.ts';
import { unreadOf } from './unread.ts';
import { spelt } from './reading/spelling.ts';
import { thisThanLast } from './periods/than-last.ts';
import { takeWeekdays } from './periods/weekdays.ts';
import { takeSubject } from './matters/subject.ts';
import type { Read } from './read.ts';

export interface PlanningContext {
  names: NameIndex;
  /** The day it is in the workspace's time zone. */
  today: string;
  /** The shares 0…1 of a rating's scale that count as so many stars. */
  starRange: (stars: number) => { rating_min: number; rating_max: number };
  /** The plan of the question before in the same conversation. */
  previous?: QuestionPlan;
  /** Words that are spelt otherwise in the feedback, with how. */
  spelling?: ReadonlyMap<string, string>;
}

const usualScale: Scale = { min: 1, max: 5 };
/** Data whose newest item is older than this is counted back from that item: its "last month" is not today's. */
const staleDays = 31;
const dayMs = 86_400_000;

/**
 * Reads a question without any model: the same words always give the same plan. It is read in each way that its words allow (the
 * languages that have words for it, names spelt as they are written and as they are known), and the reading that leaves the fewest
 * words unused is taken.
 */
export function planQuestion(question: string, context: PlanningContext): PlannedQuestion {
  const spelling = context.spelling ?? new Map<string, string>();
  const asked = wordsOf(question).flatMap((word) => {
    const held = spelling.get(word.text)?.split(' ');
    return held?.map((text) => ({ ...word, text, said: text })) ?? [word];
  });
  const written = yearsOfMonths(asked, question, context.names.days);
  const said = withSigns(exclusionsBehind(written, question), question);
  const ways = inEnglish(said, question).map((way) =>
    way.isForeign ? way : { ...way, words: thisThanLast(inPlainWords(way.words, question)) },
  );
  const readings = ways.map(({ words, isForeign }) =>
    readOnce(
      question,
      // Words of another language that nothing was made of are no misspelt English: "offen" is not "often".
      asCalled(isForeign ? words : spelt(words, context.names.words), question, context.names),
      isForeign,
      context,
    ),
  );
  const respelt = ways.flatMap(({ words, isForeign }) => {
    const near = nearNames(isForeign ? words : spelt(words, context.names.words), context.names);
    return near ? [readOnce(question, asCalled(near, question, context.names), isForeign, context)] : [];
  });
  const [first, ...others] = [...readings, ...respelt];
  if (!first) throw new RangeError('A question has at least one reading');
  const best = others.reduce((least, one) => (leftBy(one) < leftBy(least) ? one : least), first);
  return withoutAuthors(best, context.names);
}

/** Where no item says who wrote it, "how many parents" can only be answered by how many items. */
function withoutAuthors(planned: PlannedQuestion, { hasAuthors }: NameIndex): PlannedQuestion {
  const { plan } = planned;
  if (hasAuthors || plan?.unit !== 'people') return planned;
  return { ...planned, plan: { ...plan, unit: 'items' }, is_of_unnamed: true };
}

/** Words that the workspace has for what questions call otherwise. */
function asCalled(words: readonly Word[], question: string, names: NameIndex): Word[] {
  const columns = bracketedColumns(
    withoutOrderByCount(withoutQuestionNumbers(byShortNames(words, names.shortNames, question), names)),
    question,
    names,
  );
  return requestsAsItems(calledRatings(byPlaces(columns, names.places), names), names);
}

/** What a reading leaves open; less is better. */
function leftBy({ plan, not_understood: unused, beyond }: PlannedQuestion): number {
  if (beyond && beyond.reason !== 'unknown_name') return 0;
  return unused.length * 2 + (beyond ? 3 : 0) + (plan ? 0 : 1);
}

function readOnce(
  question: string,
  words: readonly Word[],
  isForeign: boolean,
  { names, today, starRange, previous }: PlanningContext,
): PlannedQuestion {
  const reading = new Reading(question, words, true);
  const around = previous === undefined ? null : turnedRound(reading, previous);
  const back = previous === undefined ? null : refersBack(reading);
  const mentioned = takeMentioned(reading);
  // "I have a board meeting tomorrow" asks for nothing of tomorrow.
  takeAsides(reading);
  const beyond = beyondFeedback(reading, today, names);
  const steps = takeStepsTaken(reading);
  const since = takeSinceValue(reading, names);
  const countedFrom = countedFromOf(names, today);
  const ratings = takeRatings(reading, names.scale ?? usualScale, starRange);
  const weekdays = takeWeekdays(reading);
  const periods = takePeriods(reading, countedFrom ?? today, names.days);
  const missing = takeMissing(reading, names);
  const longNames = takeNames(reading, names, mentioned.isLiteral, 2);
  const cues = takeCues(reading, names);
  if (steps !== null && cues.kind === null) Object.assign(cues, { kind: 'trend', asks: 'direction' });
  const otherRatings = takeMainRating(words, cues, names);
  const besides = takeBesides(reading, cues);
  const named = takeConstraints(reading, names, mentioned.isLiteral);
  const hasNamed = [...longNames, ...named].some(({ group }) => isTopicOrTheme(group));
  const subject = takeSubject(reading, names, mentioned.isLiteral, !isForeign, hasNamed);
  const all = [
    ...mentioned.constraints,
    ...ratings,
    ...weekdays,
    ...missing,
    ...longNames,
    ...named,
    ...subject.constraints,
  ].sort((a, b) => a.place - b.place);
  const held = byRating(
    reading,
    cues,
    holdAgainst(reading, cues, all, besides, periods),
    names.scale !== undefined,
  );
  const told = bySentiment(reading, cues, addWishes(reading, cues, held));
  const isHeldAgainstBefore =
    periods.some(({ isOfEvent }) => isOfEvent) &&
    (cues.asks === 'direction' || cues.asks === 'whether') &&
    (cues.kind === 'trend' || reading.has(/\b(?:better|worse|more|less|fewer|higher|lower)\b/));
  // "Did it get worse after we moved in May?" asks for the time before and after.
  if (isHeldAgainstBefore) Object.assign(cues, { kind: 'compare', asks: null, by: null });
  const constraints = rankOfMatters(reading, cues, told, names);
  const isOfRatings = words.some(({ text }) => /^(?:ratings?|rated)$/.test(text));
  const line = words.map(({ text }) => text).join(' ');
  const isOfNumbers = /\b(?:how many|how often|(?:number|amount|count) of)\b/.test(line);
  const read: Read = { cues, periods, constraints, isOfRatings, isOfNumbers };
  addWanted(read, reading.words.length);
  const result = {
    read_from: reading.readFrom.toSorted((a, b) => a.start - b.start),
    not_understood: [...subject.unknown, ...cues.unusedBy, ...(steps ?? []), ...subject.unused],
    since,
    is_of_unnamed: false,
    loose: constraints.flatMap(({ isLoose, part }) => (isLoose && part.about ? [part.about.text] : [])),
    close: closeReadings(question, constraints),
    other_ratings: otherRatings,
    counted_from: periods.length > 0 ? countedFrom : null,
  };
  if (around) return { ...result, not_understood: [], plan: around, beyond: null };
  if (beyond) return { ...result, plan: null, beyond };
  const [unknown] = subject.unknown;
  if (unknown !== undefined)
    return { ...result, plan: null, beyond: { reason: 'unknown_name', text: unknown } };
  const isNext = back === 'surely' || (back === 'maybe' && !namesMatter(read));
  if (previous && (isNext || isFragment(reading, read))) {
    const plan = continued(previous, read, names);
    return {
      ...result,
      not_understood: [...result.not_understood, ...unmetLeast(read, plan), ...unreadOf(reading, plan)],
      plan,
      beyond: null,
    };
  }
  const isNothing = cues.kind === null && constraints.length === 0 && periods.length === 0 && !since;
  if (isNothing) return { ...result, plan: null, beyond: null };
  const plan = planOf(read, names);
  // Of what a share is asked was not understood.
  if (plan.kind === 'share' && plan.part === undefined && plan.by === undefined)
    return { ...result, plan: null, beyond: null };
  const thirds = plan.kind === 'compare' && plan.sides ? thirdsOf(constraints).map(({ label }) => label) : [];
  const unused = [
    ...new Set([
      ...result.not_understood,
      ...thirds,
      ...unmetLeast(read, plan),
      ...unreadOf(reading, plan),
      ...unmetDemands(reading, plan),
    ]),
  ];
  return { ...result, not_understood: unused, plan, beyond: null };
}

/**
 * "The average rating" of data with several: that of the items, or where they have none the main column's.
 *
 * @returns the other columns, where none was named
 */
function takeMainRating(words: readonly Word[], cues: Cues, names: NameIndex): string[] {
  const isNamed = words.some(({ text, said }) => text === 'rating' && !/^(?:ratings?|scores?)$/i.test(said));
  if (cues.measure !== 'mean_rating' || cues.number !== null || isNamed) return [];
  const columns = names.ratingColumns;
  if (names.scale !== undefined) return [...columns];
  const main = mainOf(columns);
  if (main === undefined) return [];
  const of = cues.asks === 'median' ? 'median' : 'mean';
  Object.assign(cues, { number: { field: main, of }, measure: null, ...(of === 'median' && { asks: null }) });
  return columns.filter((one) => one !== main);
}

/** "At least 20 reviews" of what is no ranking. */
function unmetLeast({ cues }: Read, plan: QuestionPlan): string[] {
  const isUnmet = cues.leastSaid !== '' && (cues.least ?? 0) > 1 && plan.least === undefined;
  return isUnmet ? [cues.leastSaid] : [];
}

/** What people leave by, which says nothing more than that they do. */
const leavingWords =
  /^(?:(?:deleted?|deleting|contracts?|accounts?|subscriptions?|moved?|moving|competitors?|somewhere|elsewhere|another|provider|their|leave|leaving|quit|quitting|memberships?)\s?)+$/i;

/** The tone or kind that a ranking stands for, where no other word says one. */
function addWanted(read: Read, place: number): void {
  const { cues, constraints } = read;
  const has = (group: string) => constraints.some((one) => one.group === group);
  const { tone, wanted, kind } = cues;
  const hasMatter = constraints.some(({ group }) => isTopicOrTheme(group) || group === 'about');
  if (kind === 'rank' && tone !== null && !has('sentiment')) {
    constraints.push({
      group: 'sentiment',
      label: tone,
      part: { sentiments: [tone] },
      place,
      isExcluded: false,
    });
  }
  if (wanted !== null && !has('kind')) {
    constraints.push({ group: 'kind', label: wanted, part: { kinds: [wanted] }, place, isExcluded: false });
  }
  // "Requests for dark mode" and "bugs with slow sync" are told by what they are about.
  const isNamed = constraints.some(({ group }) => isTopicOrTheme(group));
  // Who complains about a price need not be heard as negative: being about it, and not positive, is enough.
  const isMatter = constraints.some(({ part }) => part.about && !part.about.as_words);
  if (isMatter && kind !== 'compare')
    for (const one of constraints)
      if (one.group === 'sentiment' && /^complai/.test(one.said ?? '') && !one.isExcluded)
        one.part = { sentiments: ['negative', 'neutral'] };
  const isLeaving = constraints.some(({ part }) => part.kinds?.includes('cancellation'));
  read.constraints = read.constraints.filter(
    ({ part }) => !(isLeaving && part.about && !part.about.as_words && leavingWords.test(part.about.text)),
  );
  const isTold = ({ group, part }: Constraint) =>
    group === 'kind' && (isNamed || (hasMatter && part.kinds?.[0] === 'wish' && wanted === null));
  read.constraints = read.constraints.filter((one) => !isTold(one));
}

function countedFromOf({ days }: NameIndex, today: string): string | null {
  if (!days) return null;
  return Date.parse(today) - Date.parse(days.last) > staleDays * dayMs ? days.last : null;
}
