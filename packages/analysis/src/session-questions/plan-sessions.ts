import { addDays } from '../questions/periods/calendar.ts';
import { refersBack } from '../questions/follow-up.ts';
import { inEnglish } from '../questions/languages/other-languages.ts';
import { takePeriods } from '../questions/periods/periods.ts';
import { Reading, wordsOf } from '../questions/reading/reading.ts';
import { continuedPlan } from './continued-plan.ts';
import { joinedMoments } from './joined-moments.ts';
import { giveSayings, takeLeftover } from './leftover.ts';
import { takeLiterals } from './literals.ts';
import type { Mention } from './mentions.ts';
import { hasLabel, takeMentions } from './mentions.ts';
import type { NamedInSessions, NamesInSessions } from './named-in-sessions.ts';
import { takeNames } from './named-in-sessions.ts';
import { takePages } from './pages-named.ts';
import type { PlannedSessionQuestion, SessionFilter, SessionPlan } from './plan.ts';
import type { SessionCues } from './session-cues.ts';
import { takeSessionCues } from './session-cues.ts';
import { daysOf, mergedFilters } from './session-filters.ts';
import type { ReadOfSessions } from './read-of-sessions.ts';
import { takeIdentity, takeSizes } from './spans-and-sizes.ts';
import { untoldBySessions } from './untold.ts';

export interface SessionPlanningContext {
  names: NamesInSessions;
  /** The day it is in the workspace's time zone. */
  today: string;
  /** The plan of the question before in the same conversation. */
  previous?: SessionPlan;
}

/** Reads a question about sessions without any model: the same words always give the same plan. */
export function planSessions(
  question: string,
  { names, today, previous }: SessionPlanningContext,
): PlannedSessionQuestion {
  const reading = new Reading(question, inEnglish(wordsOf(question), question)[0]?.words ?? []);
  const { known } = names;
  const back = previous === undefined ? null : refersBack(reading);
  const literals = takeLiterals(reading, question);
  const sizes = takeSizes(reading, known);
  const named = takeNames(reading, names);
  const refused = (untold: PlannedSessionQuestion['untold']) => ({
    plan: null,
    read_from: reading.readFrom,
    untold,
  });
  const untold = untoldBySessions(reading, today);
  if (untold) return refused(untold);
  const periods = takePeriods(reading, today);
  const isKnown = takeIdentity(reading);
  const paths = literals.filter(({ kind, place }) => kind === 'path' && !isOfRequest(reading, place));
  const pages = takePages(reading, known.pages, paths);
  if (reading.has(/\b(stay|stayed|spend|spent|spending|time) (on|at|in) \|/)) {
    return refused({ reason: 'not_recorded', text: 'time spent on one page' });
  }
  const mentions = takeMentions(reading, known, { literals, pages });
  const cues = takeSessionCues(reading, known, mentions);
  giveSayings(known, mentions, literals);
  const unknown = takeLeftover(reading, question, known, mentions);
  const unheard = mentions.find(({ moment }) => moment.says && !hasLabel(moment.kind));
  if (unheard) return refused({ reason: 'not_recorded', text: 'what plain clicks and typing were on' });
  const loose = literals.find(({ text, kind }) => kind === 'quoted' && !isHeld(mentions, text));
  if (named.some(({ isExcluded, group }) => isExcluded && !group.startsWith('metadata:'))) {
    return refused({ reason: 'not_understood', text: question });
  }
  const [firstUnknown] = [...unknown, ...(loose ? [loose.text] : [])];
  if (firstUnknown !== undefined) return refused({ reason: 'unknown_words', text: firstUnknown });
  const identity = isKnown === undefined ? {} : { is_known: isKnown };
  const joined = joinedMoments(reading, mentions);
  const read: ReadOfSessions = {
    cues,
    periods,
    named,
    sizes: { ...sizes, ...identity },
    mentions,
    joined,
  };
  const result = { read_from: reading.readFrom, untold: null };
  const isNext = back === 'surely' || (back === 'maybe' && mentions.length === 0);
  if (previous && isNext) return { ...result, plan: continuedPlan(previous, read) };
  const plan = cues.kind === null ? null : planOf(read, cues.kind);
  return plan ? { ...result, plan } : refused({ reason: 'not_understood', text: question });
}

/** "Requests to /api/pay" go there; anything else with a path is about a page. */
function isOfRequest({ words }: Reading, place: number): boolean {
  const before = words.slice(Math.max(0, place - 3), place).map(({ text }) => text);
  const line = before.join(' ');
  return /\b(requests?|calls?|apis?|endpoints?|responses?)( to| for| of| from)?$/.test(line);
}

function isHeld(mentions: readonly Mention[], text: string): boolean {
  return mentions.some(({ moment }) => {
    const { says } = moment;
    return says && ('is' in says ? says.is : says.part).toLowerCase() === text.toLowerCase();
  });
}

function planOf(read: ReadOfSessions, kind: NonNullable<SessionCues['kind']>): SessionPlan | null {
  const { cues, joined } = read;
  const base = { order: cues.order, filters: filterOf(read) };
  const [moment] = joined.happened;
  const about = moment ? { moment } : {};
  switch (kind) {
    case 'share':
      return { ...base, ...shareOf(read), kind, unit: unitOf(cues) === 'people' ? 'people' : 'sessions' };
    case 'measure':
      return cues.measure && { ...base, kind, unit: 'sessions', measure: cues.measure };
    case 'trend':
      return { ...base, ...about, kind, unit: cues.unit ?? 'sessions', by: cues.by ?? { time: 'auto' } };
    case 'rank':
      return rankOf(read);
    case 'compare':
      return comparison(read);
    case 'count':
    case 'list':
      return {
        ...base,
        ...about,
        kind,
        unit: kind === 'list' ? 'sessions' : cues.unit === 'moments' && !moment ? 'sessions' : unitOf(cues),
      };
  }
}

function unitOf({ unit }: SessionCues) {
  return unit ?? 'sessions';
}

function rankOf(read: ReadOfSessions): SessionPlan | null {
  const { cues, joined } = read;
  const { by } = cues;
  if (by === null) return null;
  const [moment] = joined.happened;
  const isOfSessions = cues.unit === 'sessions' || by === 'first_page' || by === 'last_page';
  // Pages that are ranked by nothing else are ranked by how often they were opened.
  const counted = moment ?? (by === 'page' && !isOfSessions ? ({ kind: 'page' } as const) : undefined);
  if (by === 'label' && !counted) return null;
  const filters = filterOf(read);
  const isNamed = by === 'person' || by === 'account' || by === 'plan';
  return {
    kind: 'rank',
    unit: counted && !isOfSessions ? 'moments' : 'sessions',
    // Where nobody is known there is no name to rank.
    filters: isNamed ? { ...filters, is_known: true } : filters,
    ...(counted && !(by === 'first_page' || by === 'last_page') && { moment: counted }),
    by: by === 'page' && counted?.kind === 'page' ? 'label' : by,
    order: cues.order,
  };
}

/** All that holds at once. */
function filterOf({ periods, named, sizes, joined }: ReadOfSessions): SessionFilter {
  const [period] = periods;
  return mergedFilters([
    ...named.map(({ part }) => part),
    sizes,
    period ? daysOf(period) : {},
    joined.happened.length > 0 ? { moments: [...joined.happened] } : {},
    joined.not.length > 0 ? { no_moments: [...joined.not] } : {},
  ]);
}

/** What happened is the part; without it, what is named: "the share of sessions on Docs". */
function shareOf(read: ReadOfSessions): Pick<SessionPlan, 'filters' | 'part' | 'moment'> {
  const { joined, sizes, named, periods } = read;
  const happened = mergedFilters([
    sizes,
    joined.happened.length > 0 ? { moments: [...joined.happened] } : {},
    joined.not.length > 0 ? { no_moments: [...joined.not] } : {},
  ]);
  const names = mergedFilters(named.map(({ part }) => part));
  const [period] = periods;
  const days = period ? daysOf(period) : {};
  const [moment] = joined.happened;
  const isOfNames = Object.keys(happened).length === 0;
  return {
    filters: isOfNames ? days : mergedFilters([names, days]),
    part: isOfNames ? names : happened,
    ...(moment && { moment }),
  };
}

/** Two of a kind are held against each other, else two periods, else a period and the one before. */
function comparison(read: ReadOfSessions): SessionPlan | null {
  const { cues, named, periods, joined } = read;
  const [moment] = joined.happened;
  const base = {
    kind: 'compare' as const,
    unit: cues.unit ?? (moment && !cues.measure ? 'moments' : 'sessions'),
    order: cues.order,
    ...(moment && { moment }),
    ...(cues.measure && { measure: cues.measure }),
  };
  const [first, second] = named;
  if (first && second && first.group === second.group) {
    const filters = filterOf({ ...read, named: named.filter((one) => one !== first && one !== second) });
    const side = ({ label, part }: NamedInSessions) => ({ label, filters: part });
    return { ...base, filters, sides: [side(first), side(second)] };
  }
  const [, other] = periods;
  const filters = filterOf(read);
  if (other?.from !== undefined) {
    return {
      ...base,
      filters,
      compare: { from_day: other.from, to_day: other.to ?? addDays(other.from, 6) },
    };
  }
  return filters.from_day === undefined ? null : { ...base, filters, compare: 'previous' };
}
