import type { Reading } from '../questions/reading/reading.ts';
import type { Mention } from './mentions.ts';
import { metadataKeyOf } from './named-in-sessions.ts';
import type {
  KnownInSessions,
  SessionGrouping,
  SessionMeasure,
  SessionQuestionKind,
  SessionUnit,
} from './plan.ts';

/** What a question about sessions asks for, as far as its words say so. */
export interface SessionCues {
  kind: SessionQuestionKind | null;
  unit: SessionUnit | null;
  by: SessionGrouping | null;
  measure: SessionMeasure | null;
  order: 'most' | 'least';
  /** Two things or two times are held against each other. */
  isComparison: boolean;
}

const counting = String.raw`\b(?:how many|how much|number of|amount of|count of|count|total of|total number of|percentage of|per ?cent of|share of|proportion of|fraction of|part of)(?: all| different| unique| distinct| the| our| of| these| those| were| are)*`;
const nouns: readonly [SessionUnit, string][] = [
  ['sessions', '(?:sessions?|visits?|recordings?|replays?)'],
  ['people', '(?:people|persons?|users?|visitors?|individuals|customers?|somebody|someone)'],
  ['accounts', '(?:accounts?|companies|company|organi[sz]ations?|firms?|businesses)'],
];
const least = /\b(fewest|least|lowest|rarest|rarely)\b/;
const most = /\b(most|top|biggest|largest|highest|commonest|common|frequent|frequently|often|main|worst)\b/;

/** Takes the time to count by: "per day", "over time". */
export function takeTimeGrouping(reading: Reading): SessionGrouping | null {
  const each = reading.take(/\b(?:by|per|each|every|for each|in each) (day|week|month)\b/, 'by');
  if (each) return { time: each.groups[1] as 'day' };
  const adverb = reading.take(/\b(daily|weekly|monthly)\b/, 'by')?.groups[1];
  if (adverb)
    return { time: ({ daily: 'day', weekly: 'week', monthly: 'month' } as const)[adverb as 'daily'] };
  return reading.take(
    /\b(trends?|over time|develop(ed|ment)?|going (up|down)|(in|de)creas(ing|ed))\b/,
    'kind',
  )
    ? { time: 'auto' }
    : null;
}

/** Takes a number that every session has: "average session length". */
export function takeMeasure(reading: Reading): SessionMeasure | null {
  const isActive = reading.take(/\bactive (time|seconds|minutes)\b/, 'measure') !== null;
  const isPages =
    reading.take(
      /(?<!\b(?:which|what) )\b(pages|page ?views) (per|in an?|in each|each|do|did|does)\b/,
      'measure',
    ) !== null;
  const isClicks = reading.take(/\bclicks (per|in an?|in each)\b/, 'measure') !== null;
  const how = takeHow(reading);
  const isLength =
    reading.take(
      /\b(session |visit |recording )?(lengths?|durations?|time spent)\b|\bhow long( \S+){0,3} (sessions?|visits?|recordings?|people|users|visitors)( last| stay)?\b/,
      'measure',
    ) !== null;
  const of = isActive ? 'active_seconds' : isPages ? 'pages' : isClicks ? 'clicks' : 'seconds';
  if (of === 'seconds' && !isLength && how !== 'max' && how !== 'min') return null;
  if (of === 'seconds' && !isLength && !reading.has(/\b(sessions?|visits?|recordings?)\b/)) return null;
  return { of, how: how ?? 'mean' };
}

function takeHow(reading: Reading): SessionMeasure['how'] | null {
  if (reading.take(/\b(average|mean|avg|on average|typical|typically)\b/, 'measure')) return 'mean';
  if (reading.take(/\bmedian\b/, 'measure')) return 'median';
  if (reading.take(/\b(longest|maximum|max)\b/, 'measure')) return 'max';
  if (reading.take(/\b(shortest|minimum|min)\b/, 'measure')) return 'min';
  return reading.take(/\b(in total|altogether)\b/, 'measure') ? 'sum' : null;
}

/** Reads what is asked for once moments, names and sizes are taken. */
export function takeSessionCues(
  reading: Reading,
  known: KnownInSessions,
  mentions: readonly Mention[],
): SessionCues {
  const isShare = reading.has(
    /\b(how many per ?cent|percentage|per ?cent|share|proportion|fraction|what part)\b/,
  );
  const isComparison = reading.has(/\b(compare|compared|comparison|versus|vs|difference|than)\b/);
  const by = takeTimeGrouping(reading);
  const measure = takeMeasure(reading);
  const unit = unitOf(reading, mentions);
  const order = reading.has(least) ? 'least' : 'most';
  const grouping = by ?? groupingOf(reading, known, mentions);
  const asked = (kind: SessionQuestionKind): SessionCues => ({
    kind,
    unit,
    by: grouping,
    measure,
    order,
    isComparison,
  });
  if (isShare) return asked('share');
  if (isComparison) return asked('compare');
  if (by) return asked('trend');
  if (measure) return asked('measure');
  if (grouping) return asked('rank');
  if (reading.has(/\b(how many|how often|how much|number of|amount of|count|total)\b/)) return asked('count');
  const isList =
    reading.has(
      /\b(show|list|find|give|see|watch|open|play|get|search|look|which|what|where|any|did|has|have|is|are|were|was|who)\b/,
    ) ||
    reading.has(/^(\| )*(sessions?|visits?|recordings?)\b/) ||
    // "Errors yesterday": what is named is looked for.
    mentions.length > 0;
  return { ...asked('list'), kind: isList ? 'list' : null };
}

function unitOf(reading: Reading, mentions: readonly Mention[]): SessionUnit | null {
  if (reading.has(/\b(how often|how many times)\b/)) return 'moments';
  for (const [unit, noun] of nouns) if (reading.has(new RegExp(`${counting} ${noun}\\b`))) return unit;
  const asked =
    reading.find(new RegExp(counting)) ?? reading.find(/\b(more|fewer|less|most|fewest|least|top)\b/);
  if (!asked) return null;
  const isNext = mentions.some(({ place }) => place >= asked.end && place <= asked.end + 1);
  return isNext ? 'moments' : null;
}

const before = String.raw`\b(?:on which|in which|which|what are|what were|what|by|per|each|for each|top|rank|break down by|broken down by|split by|most common|most frequent)(?: the| our| all| of| most| top| common| frequent| biggest){0,8}`;

/** "Which pages …", "errors by release", "who …". */
function groupingOf(
  reading: Reading,
  known: KnownInSessions,
  mentions: readonly Mention[],
): SessionGrouping | null {
  const leaving =
    /\b(end|ends|ended|leave|leaves|left|exit|exits|drop ?off|drop off|quit|abandon|abandoned|give up|gives up|gave up|giving up|bounce|bounced|last)\b/;
  const entering = /\b(begin|begins|began|start|starts|started|land|enter|first)\b/;
  const isPage = reading.has(new RegExp(`${before} (?:pages?|screens?|urls?|addresses)\\b`));
  if (isPage || reading.has(/^where (do(es)?|is|are|did)\b/)) {
    if (reading.has(leaving)) return 'last_page';
    if (reading.has(entering)) return 'first_page';
    if (isPage || mentions.length > 0) return 'page';
  }
  if (reading.has(/\bwho\b/) && (reading.has(most) || reading.has(least))) return 'person';
  for (const { key } of known.metadata) {
    const said = key
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (metadataKeyOf(known, said) === null) continue;
    if (reading.take(new RegExp(`${before} ${said}s?\\b`), 'by')) {
      return { metadata: key };
    }
  }
  const groups: readonly [SessionGrouping, string][] = [
    ['person', '(?:people|persons?|users?|visitors?|customers?)'],
    ['account', '(?:accounts?|companies|company|organi[sz]ations?|firms?)'],
    ['plan', '(?:plans?|tiers?)'],
    ['site', '(?:sites?|websites?)'],
    ['label', '(?:buttons?|elements?|links?|messages?)'],
  ];
  for (const [group, noun] of groups) if (reading.has(new RegExp(`${before} ${noun}\\b`))) return group;
  const asked = reading.find(new RegExp(`${before} (?=\\|)`));
  const isOfMoment = asked !== null && mentions.some(({ place }) => place === asked.end);
  return isOfMoment ? 'label' : null;
}
