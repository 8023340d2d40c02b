import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type {
  DriverScore,
  Figure,
  GroupingName,
  Measured,
  MeasureRequest,
} from '@earshot/contracts/analytics';
import type { NamedFigure } from '@earshot/contracts/questions';
import type { ReportRun } from '@earshot/contracts/reports/report-run';
import type { ReportSectionName } from '@earshot/contracts/reports';
import { findDrivers } from '../analytics/drivers.service.ts';
import { count, type Counting } from './counting.ts';

type Section = ReportRun['sections'][number];
type Rows = Extract<Section, { kind: 'themes' }>['rows'];

const listedRows = 8;
const negative: FeedbackFilter = { sentiments: ['negative'] };

const headlines: readonly (Omit<MeasureRequest, 'filters'> & { name: string; label: string })[] = [
  { name: 'main', label: 'Items' },
  { name: 'people', label: 'People', unit: 'people' },
  { name: 'negative', label: 'Negative', measure: 'share', part: negative },
  { name: 'rating', label: 'Average rating', measure: 'mean_rating' },
  { name: 'nps', label: 'NPS', measure: 'nps' },
];

/** The figures that every report begins with; those that nothing can be measured for are left out. */
export async function takeHeadline(counting: Counting): Promise<NamedFigure[]> {
  const figures: NamedFigure[] = [];
  for (const { name, label, ...query } of headlines) {
    const { total } = await count(counting, query);
    if (total.value !== null) figures.push({ name, label, figure: total });
  }
  return figures;
}

/** What a section of the report shows. */
export function takeSection(
  counting: Counting,
  kind: ReportSectionName,
  { headline, score }: { headline: NamedFigure[]; score: DriverScore },
): Promise<Section> {
  switch (kind) {
    case 'headline':
      return Promise.resolve({ kind, figures: headline });
    case 'volume':
      return takeVolume(counting);
    case 'sentiment':
      return takeSentiment(counting);
    case 'themes':
      return takeRows(counting, kind, 'theme');
    case 'topics':
      return takeRows(counting, kind, 'topic');
    case 'sources':
      return takeRows(counting, kind, 'source');
    case 'drivers':
      return takeDrivers(counting, score);
  }
}

async function takeVolume(counting: Counting): Promise<Section> {
  const { rows, time } = await count(counting, { by: { time: 'auto' } });
  return { kind: 'volume', chart: { time: time ?? 'day', rows } };
}

async function takeSentiment(counting: Counting): Promise<Section> {
  const tones = await count(counting, { by: 'sentiment' });
  const overTime = await count(counting, { by: { time: 'auto' }, split_by: 'sentiment' });
  return { kind: 'sentiment', rows: tones.rows, chart: chartOf(overTime) };
}

function chartOf({ rows, series, time }: Measured): Extract<Section, { kind: 'sentiment' }>['chart'] {
  return { time: time ?? 'day', rows, series: (series ?? []).map(({ key, label }) => ({ key, label })) };
}

async function takeRows(
  counting: Counting,
  kind: 'themes' | 'topics' | 'sources',
  by: GroupingName,
): Promise<Section> {
  // One more, for the row of those without any.
  const { rows, more_rows: more } = await count(counting, { by, limit: listedRows + 1 });
  const named: Rows = rows.filter(({ key, figure }) => key !== null && (figure.n > 0 || wasThere(figure)));
  return {
    kind,
    rows: named.slice(0, listedRows),
    more_rows: more + Math.max(0, named.length - listedRows),
  };
}

function wasThere({ change }: Figure): boolean {
  return (change?.from_n ?? 0) > 0;
}

async function takeDrivers(counting: Counting, score: DriverScore): Promise<Section> {
  const { db, workspaceId, nowMs, filter: filters } = counting;
  for (const by of ['theme', 'topic', 'source'] as const) {
    const found = await findDrivers(db, workspaceId, { filters, score, by, limit: listedRows + 1 }, nowMs);
    const drivers = found.drivers
      .filter(({ key }) => key !== null)
      .slice(0, listedRows)
      .map(({ without: _without, ...driver }) => driver);
    if (drivers.length > 0 || by === 'source') {
      return { kind: 'drivers', score, by, total: found.score, drivers };
    }
  }
  throw new RangeError('A report names what drivers are grouped by');
}
