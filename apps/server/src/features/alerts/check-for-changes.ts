import { backtest } from '@earshot/analysis/trends/backtest';
import type { DailyCounts } from '@earshot/analysis/trends/daily-counts';
import { dayNumber } from '@earshot/analysis/trends/days';
import { rangeAround } from '@earshot/analysis/trends/expected-range';
import type { TopicTrend } from '@earshot/analysis/trends/find-changes';
import { findChanges } from '@earshot/analysis/trends/find-changes';
import type { NotUseful } from '@earshot/analysis/trends/news';
import { isChange, isNews, isWorthAWord } from '@earshot/analysis/trends/news';
import type { Database, Db, Tx } from '../../platform/database/open.ts';
import { inWorkspace, readSnapshot } from '../../platform/database/workspace-transaction.ts';
import { addDays } from '../analytics/days.service.ts';
import { readStanding } from '../analytics/standing.shared.sql.ts';
import type { NewChange } from './changes.sql.ts';
import { insertChanges, seeAgain } from './changes.sql.ts';
import type { Span } from './counts.sql.ts';
import { daysOfHistory } from './counts.sql.ts';
import { dailyCounts } from './daily-counts.ts';
import { findDrivers } from './find-drivers.ts';
import { filterOfRule, isWatched } from './rule-filter.ts';
import type { Past, RuleRow } from './rules.sql.ts';
import * as sql from './rules.sql.ts';
import { readWatch, updateWatch } from './watch.sql.ts';

/** The test looks at two weeks and the eight before, and at twelve weeks for slow moves. */
const daysTested = 98;
/** A year to judge, after what its first day is compared with. */
const daysOfPast = 365 + 70;
/** What a rule would have said is worked out anew after so many days. */
const pastHoldsDays = 7;

export interface CheckDeps {
  database: Database;
  now: () => number;
}

interface Seen {
  rule: RuleRow;
  trend: TopicTrend;
  /** A new change; null when there is none, or it was told already. */
  news: NewChange | null;
  /** The rule sees a change, new or not. */
  speaks: boolean;
}

/** What a check leaves behind. */
interface Found {
  seen: Seen[];
  /** The last complete day; null without feedback. */
  until: string | null;
  past: ReadonlyMap<number, Past> | null;
  today: string;
  revision: number;
}

/** Checks for changes by the last complete day, and keeps those that are news. Safe to run twice. */
export async function checkForChanges({ database, now }: CheckDeps, workspaceId: string): Promise<void> {
  const at = new Date(now()).toISOString();
  await inWorkspace(database, workspaceId, (tx) => watchNewcomers(tx, workspaceId, at));
  const found = await readSnapshot(database, workspaceId, (tx) => find(tx, workspaceId, now()));
  await inWorkspace(database, workspaceId, (tx) => keep(tx, workspaceId, found, at));
}

/** Gives a rule to each topic and theme that has none. */
async function watchNewcomers(tx: Tx, workspaceId: string, at: string): Promise<void> {
  await sql.lockForRules(tx, workspaceId);
  const newcomers = await sql.readUnwatched(tx, workspaceId);
  if (newcomers.length === 0) return;
  const rules = newcomers.map(({ topicId, themeId }) =>
    topicId !== null
      ? { kind: 'topic' as const, topicId, createdBy: null }
      : { kind: 'theme' as const, themeId: themeId ?? 0, createdBy: null },
  );
  for (let first = 0; first < rules.length; first += rulesAtOnce) {
    await sql.insertRules(tx, workspaceId, rules.slice(first, first + rulesAtOnce), at);
  }
}

const rulesAtOnce = 500;

async function find(db: Db, workspaceId: string, nowMs: number): Promise<Found> {
  const { today, revision } = await readStanding(db, workspaceId, nowMs);
  const watch = await readWatch(db, workspaceId);
  const history = await daysOfHistory(db, workspaceId, nowMs);
  const rules = (await sql.readRules(db, workspaceId)).filter((rule) => isWatched(rule, watch.watchesAll));
  const until = history && lastComplete(history.newest, today);
  if (!history || until === null || until < history.oldest || rules.length === 0) {
    return { seen: [], until: null, past: null, today, revision };
  }
  const isPastOld = watch.pastOn === null || dayNumber(today) - dayNumber(watch.pastOn) >= pastHoldsDays;
  const asksForPast = isPastOld || rules.some(({ past }) => past === null);
  const span = spanUntil(until, history.oldest, asksForPast ? daysOfPast : daysTested);
  const counts = await dailyCounts(db, workspaceId, rules, span);
  const notUseful = notUsefulByRule(await sql.readNotUseful(db, workspaceId));
  const speaks = (trend: TopicTrend) => isWorthAWord(trend, notUseful.get(trend.topicId) ?? []);
  const seen: Seen[] = [];
  for (const [at, trend] of findChanges(counts).entries()) {
    const rule = rules[at];
    if (!rule) continue;
    const isSpeaking = isChange(trend.kind) && speaks(trend);
    const last = rule.lastSpokeOn === null ? null : dayNumber(rule.lastSpokeOn);
    const isNew = isSpeaking && isNews(dayNumber(until), last);
    const news = isNew ? await newChange(db, workspaceId, rule, trend, nowMs) : null;
    seen.push({ rule, trend, news, speaks: isSpeaking });
  }
  return { seen, until, past: asksForPast ? pastOf(counts, speaks, until) : null, today, revision };
}

/** Today is still running; past the newest item nothing is known yet. */
export function lastComplete(newest: string, today: string): string {
  const yesterday = addDays(today, -1);
  return newest < yesterday ? newest : yesterday;
}

function spanUntil(to: string, oldest: string, days: number): Span {
  const from = addDays(to, 1 - days);
  return { from: from < oldest ? oldest : from, to };
}

function notUsefulByRule(all: readonly (NotUseful & { ruleId: number })[]): Map<number, NotUseful[]> {
  const byRule = new Map<number, NotUseful[]>();
  for (const { ruleId, ...told } of all) byRule.set(ruleId, [...(byRule.get(ruleId) ?? []), told]);
  return byRule;
}

async function newChange(
  db: Db,
  workspaceId: string,
  rule: RuleRow,
  trend: TopicTrend,
  nowMs: number,
): Promise<NewChange | null> {
  const { kind, days, comparedWith, since, observed, expected, ratio } = trend;
  if (!isChange(kind)) return null;
  return {
    ruleId: rule.id,
    kind,
    foundAt: new Date(nowMs).toISOString(),
    daysFrom: days.from,
    daysTo: days.to,
    beforeFrom: comparedWith.from,
    beforeTo: comparedWith.to,
    since: since ?? days.from,
    lastSeenOn: days.to,
    observed,
    expected,
    ...rangeOf(trend),
    ratio: ratio.value,
    drivers: await findDrivers(db, workspaceId, filterOfRule(rule), trend),
  };
}

/** A rule that is too new has no range; its own count says nothing either. */
function rangeOf({ expected, uncertainty }: TopicTrend): { low: number; high: number } {
  return expected > 0 && uncertainty > 0 ? rangeAround(expected, uncertainty) : { low: 0, high: 0 };
}

function pastOf(
  counts: DailyCounts,
  speaks: (trend: TopicTrend) => boolean,
  until: string,
): Map<number, Past> {
  const yearAgo = addDays(until, -364);
  const from = counts.from > yearAgo ? counts.from : yearAgo;
  const past = new Map<number, Past>(counts.topics.map(({ id }) => [id, { from, to: until, alarms: [] }]));
  for (const { topicId, kind, raisedOn, days } of backtest(counts, { triple: false, speaks }).alarms) {
    if (raisedOn >= from && isChange(kind)) past.get(topicId)?.alarms.push({ on: raisedOn, kind, days });
  }
  return past;
}

async function keep(tx: Tx, workspaceId: string, found: Found, at: string): Promise<void> {
  await sql.lockForRules(tx, workspaceId);
  const { seen, until, past, today, revision } = found;
  // A rule may have been deleted while the days were counted.
  const kept = new Set((await sql.readRules(tx, workspaceId)).map(({ id }) => id));
  for (const { rule, trend, news, speaks } of seen) {
    if (!kept.has(rule.id)) continue;
    const { kind, days, expected } = trend;
    const ownPast = past?.get(rule.id);
    await sql.updateRule(tx, workspaceId, rule.id, {
      standing: { kind: speaks || !isChange(kind) ? kind : 'steady', days, expected, range: rangeOf(trend) },
      ...(ownPast && { past: ownPast }),
      ...(speaks && until !== null && { lastSpokeOn: until }),
    });
    if (speaks && !news && until !== null) await seeAgain(tx, workspaceId, rule.id, until);
  }
  const news = seen.flatMap((one) => (one.news && kept.has(one.rule.id) ? [one.news] : []));
  await insertChanges(tx, workspaceId, news);
  const before = await readWatch(tx, workspaceId);
  await updateWatch(tx, workspaceId, {
    askedAt: null,
    lookedAt: at,
    lookedOn: today,
    lookedRev: revision,
    // The day that runs is looked at tomorrow; after that, only what changes is.
    isSettled: before.lookedRev === revision && before.lookedOn !== today && news.length === 0,
    ...(past && { pastOn: today }),
  });
}
