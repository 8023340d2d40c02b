import type { Constraint } from './constraint.ts';
import type { Cues } from '../cues/asked.ts';
import type { ReadPeriod } from '../periods/periods.ts';
import { thingNouns } from '../grammar/wordings.ts';
import type { Reading } from '../reading/reading.ts';

const comparative =
  /\b(?:more|less|fewer|better|worse|bigger|smaller|higher|lower|happier|unhappier|angrier|longer|shorter|slower|faster|oftener|stronger|weaker|louder|cheaper|most|least|worst|best|which|differ|differs|different)\b/;
const opening = /^(?:and |so |but )?(?:do|does|did|are|is|was|were|have|has)\b/;
const scored =
  /\b(?:give|gives|gave|giving|leave|leaves|left|award|awards|awarded) (?:us |it |them )?(?:a |the )?(?:lower|higher|better|worse|fewer|more) (?:average )?(?:ratings?|scores?|stars?|marks?|grades?)\b|\b(?:rate|rates|rated|score|scores|scored) (?:us |it |them )?(?:the )?(?:lower|higher|better|worse|lowest|highest|worst|best|poorest)\b/;
const others =
  /\b(?:than |or |versus |and )?(?:the )?(?:others|elsewhere|everywhere|anywhere else|everyone else|everybody else|everywhere else|all over|overall average|rest)(?= $| do\b| does\b| are\b| is\b)/;
const mostly = /\b(?:mostly|mainly|chiefly|largely|predominantly|primarily|especially|particularly)\b/;

/** What holds a value against all that have another, where a question says so. */
export interface Besides {
  /** Place of the words that say so. */
  others: number | null;
  mostly: number | null;
}

/** Takes the words that hold what is named against the rest, and those that ask for ratings higher or lower than another's. */
export function takeBesides(reading: Reading, cues: Cues): Besides {
  const rated = reading.take(scored, 'measure');
  if (rated) {
    cues.measure ??= 'mean_rating';
    if (/\b(?:lower|worse|fewer|lowest|worst|poorest)\b/.test(rated.groups[0] ?? '')) cues.order = 'least';
  }
  const rest = reading.take(others, 'kind');
  const most = opening.test(reading.words.map(({ text }) => text).join(' '))
    ? reading.take(mostly, 'kind')
    : null;
  return { others: rest?.first ?? null, mostly: most?.first ?? null };
}

/** Whether values stand for what they tell apart. */
function isOfValues({ group, isExcluded }: Constraint): boolean {
  return !isExcluded && /^(?:field:|number:|weekday|source$|plan$|account$)/.test(group);
}

/**
 * Values that a question holds against each other without a word like "compare": "more on Switch or Windows", "how many for trees and how
 * many for roses", "do people in Scotland wait longer".
 */
export function holdAgainst(
  reading: Reading,
  cues: Cues,
  constraints: readonly Constraint[],
  { others: rest, mostly: most }: Besides,
  periods: readonly ReadPeriod[],
): Constraint[] {
  const text = reading.words.map((word) => word.text).join(' ');
  const matters = constraints.filter(({ group, isExcluded }) => group === 'about' && !isExcluded);
  // "Which of drops, whistling and moisture is mentioned most?"
  if (matters.length > 1 && /^which (?:one )?of\b/.test(text) && /\b(?:most|least|more|less)\b/.test(text)) {
    cues.kind = 'compare';
    return constraints.map((one) => (matters.includes(one) ? { ...one, isLoose: true } : one));
  }
  const values = constraints.filter(isOfValues);
  const [only] = values;
  const group = values
    .map((one) => one.group)
    .find((name, i) => values.some((one, j) => j > i && one.group === name));
  if (group !== undefined) {
    const [first, second] = values.filter((one) => one.group === group);
    if (!first || !second) return [...constraints];
    const between = reading.words.slice(first.place, second.place).map((word) => word.text);
    const isEither = between.some((word) => /^(?:or|versus|vs)$/.test(word));
    // "With 2 stars or less" holds nothing against each other.
    const compared = text.replace(
      /\b(?:or|and) (?:less|more|fewer|higher|lower|better|worse)\b(?! (?:on|in|for|at|with)\b)/g,
      '',
    );
    const isHeld =
      (isEither && (comparative.test(compared) || between.includes('versus') || between.includes('vs'))) ||
      (/\b(?:change|changed|difference|split|balance|ratio|mix)\b/.test(text) && / between\b/.test(text)) ||
      /\b(?:differ|differs|differing|different|compare|compares)\b|\bthe same (?:things?|problems?|issues?|complaints?|topics?|wishes)\b/.test(
        text,
      ) ||
      (text.match(/\bhow many\b/g) ?? []).length > 1;
    if (isHeld && cues.kind !== 'share' && cues.kind !== 'why' && cues.by === null) cues.kind = 'compare';
    if (isHeld && cues.kind === 'trend' && cues.asks === null) cues.kind = 'compare';
    return [...constraints];
  }
  if (!only || values.length > 1) return [...constraints];
  if (most !== null && most < only.place && cues.measure === null && periods.length === 0) {
    cues.kind = 'share';
    cues.partFrom = only.place;
    return [...constraints];
  }
  const isAsked =
    opening.test(text) && comparative.test(text) && !/\bthan\b/.test(text) && cues.asks !== 'direction';
  const isPlain =
    cues.kind === null || cues.kind === 'count' || cues.kind === 'compare' || cues.kind === 'quote';
  if (!isPlain || (rest === null && !isAsked) || (periods.length > 0 && rest === null))
    return [...constraints];
  cues.kind = 'compare';
  if (isAsked) cues.asks = 'whether';
  if (/\b(?:fewer|less|lower|worse)\b/.test(text) && cues.measure !== null) cues.order = 'least';
  return [...constraints, { ...only, label: 'others', place: only.place + 1, isOpposite: true }];
}

/** "Is the app better on iPhone or on Android?": what is better than another is rated better. */
export function byRating(
  reading: Reading,
  cues: Cues,
  constraints: readonly Constraint[],
  hasRatings: boolean,
): Constraint[] {
  const isHeld = cues.kind === 'compare' && cues.measure === null && cues.number === null;
  const abouts = constraints.filter(({ part }) => part.about !== undefined);
  const isOfThing = abouts.every(
    ({ part }) => !part.about?.as_words && thingNouns.test(part.about?.text.toLowerCase() ?? ''),
  );
  const others = constraints.filter(({ group }) => !isOfValue.test(group) && group !== 'about');
  if (!isHeld || !hasRatings || !isOfThing || others.length > 0 || !reading.has(/\b(?:better|worse)\b/))
    return [...constraints];
  cues.measure = 'mean_rating';
  if (reading.has(/\bworse\b/)) cues.order = 'least';
  return constraints.filter((one) => !abouts.includes(one));
}

const isOfValue = /^(?:field:|number:|weekday|source$|plan$|account$|language$)/;

const wanting = /\b(?:want|wants|need|needs|wish|wishes|request|requests|ask for|asks for)\b/;

/** What two kinds of people want is held against each other by their wishes: "do they want other things than …". */
export function addWishes(reading: Reading, cues: Cues, constraints: readonly Constraint[]): Constraint[] {
  const text = reading.words.map((word) => word.text).join(' ');
  const isBare = constraints.every(({ group }) => /^(?:field:|source$|plan$|account$)/.test(group));
  if (cues.kind !== 'compare' || !isBare || constraints.length === 0 || !wanting.test(text))
    return [...constraints];
  const place = reading.words.length;
  return [
    ...constraints,
    { group: 'kind', label: 'wish', part: { kinds: ['wish'] }, place, isExcluded: false },
  ];
}

const balanced = /\b(?:balance|ratio|split|mix|breakdown|proportion)\b/;

/** "Praise or complaints, what is the balance?", "the ratio of complaints to praise": all of them by sentiment. */
export function bySentiment(reading: Reading, cues: Cues, constraints: readonly Constraint[]): Constraint[] {
  const tones = constraints.filter(({ group, isExcluded }) => group === 'sentiment' && !isExcluded);
  const has = (tone: string) => tones.some(({ label }) => label === tone);
  if (!has('negative') || !has('positive') || !reading.has(balanced) || cues.by !== null)
    return [...constraints];
  Object.assign(cues, { kind: 'rank', by: 'sentiment', asks: null, partFrom: null });
  return constraints.filter(
    (one) => !tones.includes(one) && !(one.part.about && balanced.test(one.part.about.text.toLowerCase())),
  );
}
