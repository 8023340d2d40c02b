import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { CountedItems, Theme } from '@earshot/contracts/themes';
import type { Db } from '../../platform/database/open.ts';
import type { Period } from '../analytics/days.service.ts';
import { addDays, periodBefore } from '../analytics/days.service.ts';
import { coverageOf, isCovered } from '../analytics/coverage.service.ts';
import { differenceOfCounts } from '../analytics/statistics.service.ts';
import { within } from '../analytics/period.service.ts';
import type { WeeksOfThemes } from '../analytics/weeks-of-themes.service.ts';
import { weeksOfThemes } from '../analytics/weeks-of-themes.service.ts';
import type { ThemeCount, ThemeRow } from './themes.sql.ts';
import { betweenWords, countItems, countThemes, readQuotes, readThemes } from './themes.sql.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

/** Without days of its own, a list compares the last so many with as many before. */
const usualDays = 30;

export interface ListedThemes {
  themes: Theme[];
  total: CountedItems;
  unassigned: CountedItems & { share: number };
  period: Period;
  period_before: Period;
  weeks: WeeksOfThemes['weeks'];
}

interface Counts {
  all: Map<number, ThemeCount>;
  now: Map<number, ThemeCount>;
  before: Map<number, ThemeCount>;
}

/** Themes with their counts of the matching items; the transaction has to be a snapshot for the counts to fit. */
export async function listThemes(
  db: Db,
  workspaceId: string,
  filter: ReadyFilter,
  today: string,
): Promise<ListedThemes> {
  const to = filter.said_to ?? today;
  const period = { from: filter.said_from ?? addDays(to, 1 - usualDays), to };
  const before = periodBefore(period);
  const coverage = await coverageOf(db, workspaceId, filter, today);
  const isBeforeCovered = isCovered(coverage, before);
  const weekly = await weeksOfThemes(db, workspaceId, filter, to, coverage);
  const rows = await readThemes(db, workspaceId);
  const counts: Counts = {
    all: await countsOf(db, workspaceId, filter, rows),
    now: await countsOf(db, workspaceId, within(filter, period), rows),
    before: await countsOf(db, workspaceId, within(filter, before), rows),
  };
  const quotes = new Map((await readQuotes(db, workspaceId)).map((quote) => [quote.themeId, quote]));
  const total = await countItems(db, workspaceId, filter);
  const unassigned = await countItems(db, workspaceId, narrowed(filter, { without_theme: true }));
  const themes = rows
    .filter((row) => row.shownIn === null)
    .map((row) =>
      themeOf(row, { rows, quotes, counts, weekly, filter, total, period, before, isBeforeCovered }),
    )
    .filter(({ count, is_broad: isBroad }) => count > 0 || !isBroad);
  return {
    themes: inTree(themes),
    total: { count: total, filters: filter },
    unassigned: {
      count: unassigned,
      share: total === 0 ? 0 : unassigned / total,
      filters: narrowed(filter, { without_theme: true }),
    },
    period,
    period_before: before,
    weeks: weekly.weeks,
  };
}

/** By theme; a broader one has the sums of its themes. */
async function countsOf(
  db: Db,
  workspaceId: string,
  filter: ReadyFilter,
  rows: readonly ThemeRow[],
): Promise<Map<number, ThemeCount>> {
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  const counts = new Map<number, ThemeCount>();
  for (const count of await countThemes(db, workspaceId, filter)) {
    for (const themeId of [count.themeId, parents.get(count.themeId)]) {
      if (typeof themeId !== 'number') continue;
      const known = counts.get(themeId);
      counts.set(themeId, {
        themeId,
        items: count.items + (known?.items ?? 0),
        negative: count.negative + (known?.negative ?? 0),
        positive: count.positive + (known?.positive ?? 0),
      });
    }
  }
  return counts;
}

interface Around {
  rows: readonly ThemeRow[];
  quotes: ReadonlyMap<number, { itemId: number; text: string }>;
  counts: Counts;
  weekly: WeeksOfThemes;
  filter: ReadyFilter;
  total: number;
  period: Period;
  before: Period;
  /** Whether there was data during all of the period before. */
  isBeforeCovered: boolean;
}

function themeOf(row: ThemeRow, around: Around): Theme {
  const { rows, quotes, counts, filter, total, period, before, isBeforeCovered } = around;
  const own = counts.all.get(row.id);
  const quote = quotes.get(row.id);
  const of = (base: ReadyFilter) => narrowed(base, { theme_ids: [row.id] });
  const itemsOf = (period_: Map<number, ThemeCount>) => period_.get(row.id)?.items ?? 0;
  const count = own?.items ?? 0;
  const toned = (items: number, sentiment: 'negative' | 'neutral' | 'positive'): CountedItems => ({
    count: items,
    filters: narrowed(of(filter), { sentiments: [sentiment] }),
  });
  const [negative, positive] = [own?.negative ?? 0, own?.positive ?? 0];
  return {
    theme_id: row.id,
    name: row.givenName ?? row.foundName,
    found_name: row.foundName,
    is_renamed: row.givenName !== null,
    parent_id: row.parentId,
    is_broad: row.isBroad,
    count,
    filters: of(filter),
    share: total === 0 ? 0 : count / total,
    sentiment: {
      negative: toned(negative, 'negative'),
      neutral: toned(count - negative - positive, 'neutral'),
      positive: toned(positive, 'positive'),
    },
    trend: {
      count: itemsOf(counts.now),
      filters: of(within(filter, period)),
      before: { count: itemsOf(counts.before), filters: of(within(filter, before)) },
      verdict: isBeforeCovered ? verdictOf(itemsOf(counts.now), itemsOf(counts.before)) : 'not_covered',
    },
    weeks: weeksOf(row, around),
    saying: isAsFound(row, rows) ? row.saying : null,
    other_words: isAsFound(row, rows) ? (row.otherWords?.split(betweenWords) ?? []) : [],
    quote: quote ? { review_id: quote.itemId, text: quote.text } : null,
    merged: rows
      .filter(({ shownIn }) => shownIn === row.id)
      .map((merged) => ({ theme_id: merged.id, name: merged.givenName ?? merged.foundName })),
  };
}

/** Of a broader theme without items of its own the sums of its themes: where it has some, its counts hold theirs already. */
function weeksOf({ id }: ThemeRow, { rows, weekly: { weeks, counts } }: Around): number[] {
  const own = counts.get(id);
  if (own) return [...own];
  const inner = rows.filter(({ parentId }) => parentId === id).flatMap((row) => [counts.get(row.id) ?? []]);
  return weeks.map((_, at) => inner.reduce((sum, items) => sum + (items[at] ?? 0), 0));
}

/** What was measured of a theme's name and items holds while people gave it neither another name nor other themes. */
function isAsFound({ id, givenName, isBroad }: ThemeRow, rows: readonly ThemeRow[]): boolean {
  return givenName === null && !isBroad && !rows.some(({ shownIn }) => shownIn === id);
}

function verdictOf(now: number, before: number): Theme['trend']['verdict'] {
  const { interval } = differenceOfCounts(now, before, 1);
  if (!interval) return 'too_few';
  if (interval[0] > 0) return 'up';
  return interval[1] < 0 ? 'down' : 'same';
}

/** Largest first; what is within a broader theme follows it. */
function inTree(themes: readonly Theme[]): Theme[] {
  const ids = new Set(themes.map(({ theme_id: id }) => id));
  const largestFirst = [...themes].sort((a, b) => b.count - a.count || a.theme_id - b.theme_id);
  return largestFirst
    .filter(({ parent_id: parent }) => parent === null || !ids.has(parent))
    .flatMap((theme) => [
      theme,
      ...largestFirst.filter(({ parent_id: parent }) => parent === theme.theme_id),
    ]);
}
