import type { NameIndex } from './names.ts';
import type { PlanGrouping, QuestionKind, QuestionMeasure, QuestionUnit } from './plan.ts';
import type { Reading } from './reading.ts';

/** What a question asks for, as far as its words say so. */
export interface Cues {
  kind: QuestionKind | null;
  unit: QuestionUnit | null;
  measure: QuestionMeasure | null;
  by: PlanGrouping | null;
  order: 'most' | 'least' | 'change';
  limit: number | null;
  /** What the best and the worst are counted by, where no score says it. */
  tone: 'negative' | 'positive' | null;
  /** Place from which on a share's part is named; null when no verb parts it from the whole. */
  partFrom: number | null;
}

const measures: readonly [QuestionMeasure, RegExp][] = [
  ['nps', /\b(nps|net promoter score)\b/],
  ['csat', /\b(csat|customer satisfaction( score)?|satisfaction score)\b/],
  [
    'mean_rating',
    /\b((average|mean|avg) (star )?(rating|ratings|stars|score|review)|((?<=\b(?:best|worst|highest|lowest|better|worse) )(star )?(rated|ratings?))|(star )?rating on average|how (well|badly|highly) (are|is|were|was)( \S+){0,2} rated)\b/,
  ],
  ['sentiment_score', /\b(sentiment score|net sentiment|overall sentiment)\b/],
];

const counted = String.raw`(how many|how much|number of|amount of|percentage of|per ?cent of|share of|proportion of|fraction of|do more|are more|did more|do fewer|more|fewer)( all| different| unique| distinct| the| our| of)*`;
const unitWords: readonly [QuestionUnit, string][] = [
  ['revenue', '(revenue|money|arr|income)'],
  ['people', '(people|persons?|users|individuals|authors|respondents)'],
  ['accounts', '(accounts|companies|firms|organi[sz]ations|businesses|customers|clients)'],
];

const nouns: readonly [PlanGrouping, string][] = [
  ['source', '(sources?|channels?)'],
  ['account', '(accounts?|compan(y|ies)|firms?|organi[sz]ations?|customers?|clients?|businesses)'],
  ['author', '(people|persons?|users?|authors?)'],
  ['plan', '(plans?|tiers?)'],
  ['language', 'languages?'],
  ['topic', '(topics?|subjects?)'],
  ['theme', '(themes?|complaints?|wishes|requests?|problems?|issues?|features?)'],
  ['sentiment', '(sentiments?|moods?|tones?)'],
  ['stars', '(stars?|ratings?|scores?)'],
];
const timeNouns = '(day|week|month|quarter|year)';
const adverbs: Record<string, 'day' | 'week' | 'month' | 'quarter' | 'year'> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
};

const most = /\b(most|mostly|top|biggest|largest|main|highest|best|worst|frequently|commonest|major)\b/;
const least = /\b(fewest|least|lowest|smallest|rarest)\b/;
const worst = /\bworst\b/;
const best = /\bbest\b/;
const grew =
  /\b(grew|grow|grown|growing|rose|rising|risen|increased|increasing|changed|fell|dropped) (the )?(most|fastest)\b/;

/** Reads what is asked for, and takes the words that say so. Periods and names are taken before. */
export function takeCues(reading: Reading, names: NameIndex): Cues {
  const cues: Cues = {
    kind: null,
    unit: null,
    measure: null,
    by: null,
    order: 'most',
    limit: null,
    tone: null,
    partFrom: null,
  };
  for (const [measure, phrase] of measures) if (reading.take(phrase, 'measure')) cues.measure ??= measure;
  cues.by = takeTime(reading);
  const isWhy = reading.take(
    /\b(why|how come|reasons?( that| why| for)?|what (causes|caused|makes|drives))\b/,
    'kind',
  );
  const unit = takeUnit(reading, names);
  const isShare = takeShare(reading);
  const hasSides = reading.has(/\b(compare|compared|comparison|versus|vs|differences?( between)?|than)\b/);
  const isEither = reading.has(/^(do|are|is|did) (more|fewer|less)\b.* or\b/);
  cues.unit = unit;
  if (reading.take(grew, 'order')) cues.order = 'change';
  // The worst score is the lowest; of what is merely counted the worst is the most complained about.
  else if (reading.has(least) || (reading.has(worst) && cues.measure !== null)) cues.order = 'least';
  if (cues.measure === null)
    cues.tone = reading.has(worst) ? 'negative' : reading.has(best) ? 'positive' : null;
  const isTrend =
    cues.by !== null ||
    reading.take(
      /\b(trends?|over time|develop(ed|ment|ing)?|evol(ve|ved|ution|ving)|plot|getting (worse|better|more|less)|going (up|down)|increas(ing|ed)|decreas(ing|ed)|(did|has|have)\b.{0,1000} changed?)\b/,
      'kind',
    ) !== null;
  const isQuote = reading.take(
    /\b(what (do|did|does|are|is|have)( \S+){0,2} (say|saying|said|think|thinking|write|writing|feel)|quotes?|quotations?|examples?|in their (own )?words|verbatims?|opinions?)\b/,
    'kind',
  );
  const top = reading.take(/\btop (\d{1,2}) /, 'limit');
  cues.limit = top ? Number(top.groups[1]) : null;
  if (isWhy) cues.kind = 'why';
  else if (isShare) cues.kind = 'share';
  else if (hasSides || isEither) cues.kind = 'compare';
  else if (isTrend) cues.kind = 'trend';
  else if (isQuote) cues.kind = 'quote';
  if (cues.kind === null || cues.kind === 'share') {
    const by = takeGrouping(reading, names, cues.kind === 'share');
    if (by !== null) [cues.by, cues.kind] = [by, cues.kind ?? 'rank'];
  }
  cues.kind ??= simpleKind(reading, cues, names);
  if (isShare) cues.partFrom = verbAfter(reading, isShare.end);
  return cues;
}

function takeShare(reading: Reading) {
  return reading.take(
    /\b(how many per ?cent( of)?|(what|which) part of|share( of)?|percentage( of)?|per ?cent( of)?|proportion( of)?|fraction( of)?|ratio( of)?)\b/,
    'kind',
  );
}

function takeTime(reading: Reading): PlanGrouping | null {
  const each = reading.take(
    new RegExp(String.raw`\b(by|per|each|every|for each|in each) ${timeNouns}\b`),
    'by',
  );
  if (each) return { time: each.groups[2] as 'day' };
  const which = reading.take(new RegExp(String.raw`\b(which|what|in which|in what) ${timeNouns}\b`), 'by');
  if (which) return { time: which.groups[2] as 'day' };
  const adverb = reading.take(/\b(daily|weekly|monthly|quarterly|yearly)\b/, 'by');
  const time = adverbs[adverb?.groups[1] ?? ''];
  return time ? { time } : null;
}

function takeUnit(reading: Reading, names: NameIndex): QuestionUnit | null {
  for (const [unit, word] of unitWords) {
    const found =
      reading.find(new RegExp(String.raw`\b${counted} ${word}\b`)) ??
      (unit === 'revenue' ? reading.find(/\b(what|which) (yearly |annual )?(revenue|arr)\b/) : null);
    if (!found) continue;
    // The words before it still say what kind of question it is.
    reading.takeWords(found.end - 1, found.end, 'unit');
    return unit === 'accounts' && !names.hasAccounts ? 'people' : unit;
  }
  return null;
}

/** "Which sources …", "… by plan", "top themes". */
function takeGrouping(reading: Reading, names: NameIndex, isShare: boolean): PlanGrouping | null {
  const before = isShare
    ? String.raw`\b(by|per|each|every|for each|from each)`
    : String.raw`\b(which|what are|what were|who are|what|by|per|each|every|from each|for each|top|biggest|largest|main|most common|most frequent|rank|break down by|list)( the| our| all| of| most| biggest| main| top| best| worst| common| frequent){0,8}`;
  if (!isShare && reading.take(/\bwhere\b.{0,1000}\bcome(s)? from\b/, 'by')) return 'source';
  for (const [stems, key] of names.fields) {
    // A stem may end in another letter than the word: countri, country.
    const noun = stems
      .split(' ')
      .map((one) => `${one.replace(/(?<=...)[iey]$/, '')}\\w*`)
      .join(' ');
    if (reading.take(new RegExp(`${before} ${noun}`), 'by')) return { field: key };
  }
  const found = nouns
    .map(([by, noun]) => ({ by, at: reading.find(new RegExp(`${before} ${noun}\\b`)) }))
    .flatMap(({ by, at }) => (at ? [{ by, at }] : []))
    .sort((a, b) => a.at.first - b.at.first)[0];
  if (!found) return null;
  reading.takeWords(found.at.first, found.at.end, 'by');
  return found.by === 'theme' ? themeOrTopic(names) : found.by;
}

export function themeOrTopic(names: NameIndex): PlanGrouping {
  return names.hasThemes || !names.hasTopics ? 'theme' : 'topic';
}

function simpleKind(reading: Reading, cues: Cues, names: NameIndex): QuestionKind | null {
  if (reading.has(/\b(how many|how often|how much|number of|amount of|count|total|sum of)\b/)) return 'count';
  if (cues.measure !== null || cues.unit !== null) return 'count';
  if (
    reading.has(/^what\b/) &&
    (reading.has(most) || reading.has(least) || reading.has(/\b(complain|complaining) about $/))
  ) {
    cues.by = themeOrTopic(names);
    return 'rank';
  }
  if (reading.has(/\b(show|list|give|find|read|display|see|get me|search|look up)\b/)) return 'list';
  return null;
}

/** The place after the verb that parts the whole of a share from its part. */
function verbAfter(reading: Reading, place: number): number | null {
  const verb = /^(is|are|was|were|comes?|came|mentions?|mentioned|concerns?|about|talks?|speaks?|has|have)$/;
  for (let at = place; at < reading.words.length; at += 1) {
    if (verb.test(reading.words[at]?.text ?? '') && !reading.isTaken(at)) return at;
  }
  return null;
}
