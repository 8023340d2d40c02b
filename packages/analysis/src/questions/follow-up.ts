import { addDays } from './periods/calendar.ts';
import { filterOf } from './conditions/constraints.ts';
import { themeOrTopic } from './cues/grouping.ts';
import { accountNouns, itemNouns, peopleNouns } from './grammar/nouns.ts';
import type { NameIndex } from './names/names.ts';
import type { PlanFilter, QuestionPlan } from './plan.ts';
import type { Read } from './read.ts';
import type { Reading } from './reading/reading.ts';
import { replaced } from './replace-filters.ts';

const opener = String.raw`^(?:(?:ok|okay|thanks|thank you|thx|ty|great|fine|right|hm|hmm|um|uh|ah|oh|yes|yeah|yep|no|perfect|nice|alright|sorry|wait|well|cool|good|interesting|got it|i see) )*`;
const joins = new RegExp(
  `${opener}(and|only|just|but|now|also|instead|what about|how about|what of|same|or|so|excluding|without|except|then) `,
);
const pointsBack = /\b(that|those|these|this|them|they|their|it|its|ones|the same)\b/;
const bare = new RegExp(
  `${opener}(why|how come|since when|who|when|where|(?:show|give|list|read)(?: me| us)? (?:them|more|all|it|those|these|some|a few|a couple|(?:[0-9]{1,2}|two|three|four|five|six|ten)(?: of (?:them|those|these))?(?: more)?)|(?:please )?(?:summari[sz]e|sum up|summary)(?: of)?(?: (?:it|that|them|this|those|these|all|up|please|pls))*|(?:sum|wrap) (?:it|that|them|this|those|these) up|(?:some |a few |any )?(?:quotes|examples)(?: please| pls)?|which (?:accounts|people|sources|ones|customers|clients)) $`,
);
const asking =
  /^(how|which|who|why|when|where|what|show|list|give|read|quote|are|is|was|were|do|does|did|has|have|can|break|split|sort|rank)\b/;
const mostWords = 9;

const ofThose = /\bof (?:those|these|them|the same)\b/;

/**
 * Whether a question goes on with the one before it: `surely` by how it begins or what it counts of, `maybe` where a word points back
 * that may also join two parts of one question, as in "how many say that it is slow"; null where nothing does.
 */
export function refersBack(reading: Reading): 'surely' | 'maybe' | null {
  if (reading.has(joins) || reading.has(bare) || reading.has(ofThose)) return 'surely';
  const isShort = reading.words.length <= mostWords;
  return isShort && reading.has(pointsBack) && reading.has(asking) ? 'maybe' : null;
}

/** Whether a question names what it is about. */
export function namesMatter({ constraints }: Pick<Read, 'constraints'>): boolean {
  return constraints.some(({ part }) => part.about ?? part.custom_trend_id ?? part.theme_ids);
}

const mostOfFragment = 7;
/** "As a percentage", "over time". */
const mostOfForm = 4;
const things = new RegExp(`^(?:${itemNouns}|${peopleNouns}|${accountNouns})$`);

/** "Last quarter", "in Swedish?", "by vessel": words that restrict or group, and say nothing that is counted. */
export function isFragment({ words }: Reading, read: Read): boolean {
  const { constraints, periods, cues } = read;
  if (words.length > mostOfFragment || cues.unit !== null || namesMatter(read)) return false;
  const isForm = (cues.kind === 'share' || cues.kind === 'trend') && words.length <= mostOfForm;
  const grouped = cues.by !== null && cues.by !== 'theme' && cues.by !== 'topic';
  const isCounted = words.some(({ text }) => things.test(text));
  return !isCounted && (constraints.length > 0 || periods.length > 0 || grouped || isForm);
}

const turned = new RegExp(
  `${opener}(?:(?:and |what about |how about )?(?:the )?(?:other way (?:a)?round|reverse|opposite|vice versa|the reverse)) $`,
);
const earlier = new RegExp(
  `${opener}(?:and |what about |how about )?(?:the time )?(before|after|afterwards|since|beforehand|earlier) (?:(?:that|then|this) )?$`,
);

/** "The other way round?", "and before that?": the plan before, turned; null for any other question. */
export function turnedRound(reading: Reading, previous: QuestionPlan): QuestionPlan | null {
  const [first, second] = previous.sides ?? [];
  if (first && second && reading.has(turned)) return { ...previous, sides: [second, first] };
  const side = reading.find(earlier)?.groups[1];
  const { said_from: from, said_to: to, ...rest } = previous.filters;
  const isBefore = side !== undefined && /^(?:before|earlier)/.test(side);
  const isAfter = side !== undefined && !isBefore;
  if (isBefore && from !== undefined)
    return { ...previous, filters: { ...rest, said_to: addDays(from, -1) } };
  if (isAfter && to !== undefined) return { ...previous, filters: { ...rest, said_from: addDays(to, 1) } };
  return null;
}

/** The plan before with what the question changes. */
export function continued(
  previous: QuestionPlan,
  { cues, periods, constraints, isOfNumbers }: Read,
  names: NameIndex,
): QuestionPlan {
  const [period] = periods;
  // What a share was of is what is spoken of, once no share is asked for.
  const isShareNoMore = previous.kind === 'share' && cues.kind !== null && cues.kind !== 'share';
  let filters: PlanFilter = { ...previous.filters, ...(isShareNoMore && previous.part) };
  if (period) {
    delete filters.said_from;
    delete filters.said_to;
    if (period.from !== undefined) filters.said_from = period.from;
    if (period.to !== undefined) filters.said_to = period.to;
  }
  filters = replaced(filters, filterOf(constraints));
  const kind = cues.kind ?? previous.kind;
  const isSame = kind === previous.kind;
  const isShareOfThat = kind === 'share' && !isSame && cues.by === null && previous.sides === undefined;
  const share = isShareOfThat ? partOfWhole(filters) : null;
  const by =
    cues.by ??
    (isSame ? previous.by : undefined) ??
    (kind === 'trend' ? { time: 'auto' as const } : undefined) ??
    // "What do they want?" is ranked by what it is about.
    (kind === 'rank' && cues.asks === 'matters' ? themeOrTopic(names) : undefined);
  // "Is it improving?" is asked of the average that was told, and "how many per month?" of none.
  const isOfMean = (isSame || (kind === 'trend' && previous.measure !== 'share')) && !isOfNumbers;
  const measure = cues.measure ?? (kind === 'share' ? 'share' : isOfMean ? previous.measure : 'count');
  const limit = cues.limit ?? (isSame ? previous.limit : undefined);
  const each = cues.isByWeekday
    ? ('weekday' as const)
    : isSame && cues.by === null
      ? previous.each
      : undefined;
  const least = cues.least ?? (isSame ? previous.least : undefined);
  // "How many of those" and another measure ask for no number of a column any more; how it goes over time is asked of the same.
  const isCounted = isOfNumbers || cues.kind === 'count' || cues.measure !== null;
  const isSameNumber = (isSame || kind === 'trend') && !isCounted;
  const number = cues.number ?? (isSameNumber ? previous.number : undefined);
  const isOfMatters = by === undefined || by === 'theme' || by === 'topic';
  const isStillAsked = isSame && (isOfMatters || previous.asks !== 'matters');
  const asks = cues.asks ?? (isStillAsked ? previous.asks : undefined);
  return {
    kind: kind === 'rank' && by === undefined && each === undefined ? 'list' : kind,
    unit: cues.unit ?? (isSame || cues.by !== null ? previous.unit : 'items'),
    measure,
    filters: share?.whole ?? filters,
    ...(share && { part: share.part }),
    ...(isSame && previous.part && { part: previous.part }),
    ...(by !== undefined && { by }),
    ...(isSame && previous.compare !== undefined && { compare: previous.compare }),
    ...(isSame && previous.sides && { sides: previous.sides }),
    order: cues.order,
    ...(limit !== undefined && { limit }),
    ...(asks !== undefined && { asks }),
    ...(number !== undefined && { number }),
    ...(each !== undefined && { each }),
    ...(least !== undefined && least > 1 && kind === 'rank' && each === undefined && { least }),
  };
}

const ofPart = [
  'custom_trend_id',
  'theme_ids',
  'about',
  'also',
  'sentiments',
  'kinds',
  'rating_min',
  'rating_max',
] as const;

/** "What share is that": what was counted is the part, within the values and days that it was counted in; null where nothing is told apart. */
function partOfWhole(filters: PlanFilter): { part: PlanFilter; whole: PlanFilter } | null {
  const isOfPart = ([name, value]: [string, unknown]) =>
    value !== undefined && ofPart.some((one) => one === name);
  const all = Object.entries(filters);
  const part: PlanFilter = Object.fromEntries(all.filter(isOfPart));
  const whole: PlanFilter = Object.fromEntries(all.filter((entry) => !isOfPart(entry)));
  return Object.keys(part).length === 0 ? null : { part, whole };
}
