import type { Grouping, Measured, MeasureQuery, TimeGrouping } from '@earshot/contracts/analytics';
import type { Db } from '../../platform/database/open.ts';
import type { Coverage } from './coverage.service.ts';
import { coverageOf, coverageOfSources } from './coverage.service.ts';
import type { Bucket, Period } from './days.service.ts';
import { fittingBucket } from './days.service.ts';
import type { Asked, Sums } from './figures.ts';
import { changeOf, figureOf } from './figures.ts';
import type { Key } from './grouping.service.ts';
import { labelOf, partOf } from './grouping.service.ts';
import { countLeftOut } from './left-out.ts';
import { readNames } from './names.shared.sql.ts';
import type { Comparison } from './period.service.ts';
import { within } from './period.service.ts';
import { periodOfItems } from './period-of-items.ts';
import { splitOverTime } from './split-over-time.ts';
import { splitRows } from './split-rows.ts';
import type { Standing } from './standing.shared.sql.ts';
import { sumsByKey, sumsOf } from './tallies.ts';
import { stretchesOf, timeRows } from './time-rows.ts';
import { valueRows } from './value-rows.ts';
import { ofWhole } from './whole.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';
import type { ReadyMeasure } from './ready-measure.service.ts';
import type { Grouped } from './grouped.ts';

export interface Scene {
  db: Db;
  workspaceId: string;
  query: ReadyMeasure;
  filter: ReadyFilter;
  comparison: Comparison | null;
  standing: Standing;
}

interface Wholes {
  whole: Sums;
  /** Of the period before. */
  before: { filter: ReadyFilter; whole: Sums; comparison: Comparison; coverage: Coverage } | null;
}

/** Takes a measure that is known to make sense. */
export async function takeMeasure(scene: Scene): Promise<Measured> {
  const { db, workspaceId, query, filter, comparison, standing } = scene;
  const asked = askedOf(query);
  const wholes: Wholes = { whole: await sumsOf(db, workspaceId, asked, filter), before: null };
  const total = figureOf(asked, ofWhole(asked, wholes.whole, wholes.whole), filter);
  if (comparison) {
    const earlier = within(filter, comparison.before);
    const whole = await sumsOf(db, workspaceId, asked, earlier);
    const coverage = await coverageOf(db, workspaceId, filter, standing.today);
    wholes.before = { filter: earlier, whole, comparison, coverage };
    total.change = changeOf(asked, wholes.whole, { sums: whole, filter: earlier }, comparison, coverage);
  }
  const grouped = await groupRows(scene, asked, wholes);
  const split =
    grouped && query.split_by !== undefined ? await splitInto(scene, asked, grouped, query.split_by) : {};
  return {
    total,
    rows: grouped?.rows.map(({ row }) => row) ?? [],
    more_rows: 0,
    period: comparison?.now ?? null,
    ...grouped?.answer,
    ...split,
    left_out: await countLeftOut(db, workspaceId, filter, {
      ...asked,
      byTime: isByTime(query.by) || isByTime(query.split_by),
    }),
    time_zone: standing.timeZone,
    as_of: standing.revision,
  };
}

function askedOf({ measure, unit, part }: ReadyMeasure): Asked {
  return { measure, unit, part };
}

/** True when something is parted into stretches of time. */
export function isByTime(by: MeasureQuery['by']): by is TimeGrouping {
  return typeof by === 'object' && 'time' in by;
}

async function splitInto(
  scene: Scene,
  asked: Asked,
  grouped: Grouped,
  splitBy: NonNullable<MeasureQuery['split_by']>,
): Promise<Pick<Measured, 'rows' | 'series'> & Partial<Measured>> {
  const { db, workspaceId, filter, standing } = scene;
  if (!isByTime(splitBy)) return splitRows(db, workspaceId, asked, filter, grouped, splitBy);
  const { period, bucket } = await timeOf(scene, splitBy.time);
  const bounds = { from: filter.said_from, to: filter.said_to };
  const frame = { stretches: period ? stretchesOf(bucket, period) : [], today: standing.today, bounds };
  const split = await splitOverTime(db, workspaceId, asked, filter, grouped, frame);
  return { ...split, time: bucket, period };
}

async function groupRows(scene: Scene, asked: Asked, wholes: Wholes): Promise<Grouped | null> {
  const { by } = scene.query;
  if (by === undefined) return null;
  return isByTime(by) ? groupByTime(scene, asked, wholes, by.time) : groupByValue(scene, asked, wholes, by);
}

async function groupByTime(
  scene: Scene,
  asked: Asked,
  { whole, before }: Wholes,
  time: Bucket | 'auto',
): Promise<Grouped> {
  const { db, workspaceId, filter, standing } = scene;
  const { period, bucket } = await timeOf(scene, time);
  const grouped = async (one: ReadyFilter, within: Period, of: Sums) => {
    const stretches = stretchesOf(bucket, within);
    const groupBy = { starts: stretches.map(({ from }) => from) };
    const sums = await sumsByKey(db, workspaceId, asked, one, groupBy);
    const bounds = { from: one.said_from, to: one.said_to };
    const rows = timeRows({ stretches, today: standing.today, bounds }, asked, one, sums, of);
    return { groupBy, sums, rows };
  };
  const now = period
    ? await grouped(filter, period, whole)
    : { groupBy: { starts: [] }, sums: new Map<Key, Sums>(), rows: [] };
  const earlier = before && (await grouped(before.filter, before.comparison.before, before.whole));
  return {
    ...now,
    rows: now.rows.map((row) => ({ row, part: { said_from: row.from, said_to: row.to } })),
    answer: {
      more_rows: 0,
      time: bucket,
      period,
      ...(before && earlier && { compared: { ...before.comparison.before, rows: earlier.rows } }),
    },
  };
}

async function timeOf({ db, workspaceId, filter, standing }: Scene, time: Bucket | 'auto') {
  const period = await periodOfItems(db, workspaceId, filter, standing.today);
  const bucket = time !== 'auto' ? time : period ? fittingBucket(period) : 'week';
  return { period, bucket };
}

async function groupByValue(
  { db, workspaceId, query, filter, standing }: Scene,
  asked: Asked,
  { whole, before }: Wholes,
  grouping: Grouping,
): Promise<Grouped> {
  const sums = await sumsByKey(db, workspaceId, asked, filter, grouping);
  const past = before && {
    ...before,
    coverageOf:
      grouping === 'source'
        ? await coverageOfSources(db, workspaceId, standing.today)
        : () => before.coverage,
    sums: await sumsByKey(db, workspaceId, asked, before.filter, grouping),
  };
  const { rows, more } = valueRows(grouping, asked, filter, { sums, whole }, past, query);
  const names = await readNames(
    db,
    workspaceId,
    grouping,
    rows.map(({ key }) => key),
  );
  return {
    groupBy: grouping,
    sums,
    rows: rows.map((row) => ({
      row: { ...row, label: labelOf(grouping, row.key, names) },
      part: partOf(grouping, row.key),
    })),
    answer: { more_rows: more, period: before?.comparison.now ?? null },
  };
}
