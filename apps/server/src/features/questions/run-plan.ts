import type { NameIndex } from '@earshot/analysis/questions/names';
import type { KnownNames } from '@earshot/analysis/questions/plan';
import type { FeedbackFilter } from '@earshot/contracts/feedback-filter';
import type { Figure, Measured, MeasureRequest, MeasureRow } from '@earshot/contracts/measures';
import { MeasureQuery } from '@earshot/contracts/measures';
import { narrowed } from '@earshot/contracts/narrow-filter';
import type { Answer, QuestionPlan } from '@earshot/contracts/questions';
import type { Db } from '../../platform/database/open.ts';
import type { MeasureCache } from '../measures/measures.service.ts';
import { measure } from '../measures/measures.service.ts';
import { countFigure, Draft } from './draft.ts';
import { verdictInWords } from './verdict-in-words.ts';
import { containing, dayInWords, figureText, itemsInWords, periodInWords, unitInWords } from './in-words.ts';

/** What a plan is run on; its filters are ready for the database. */
export interface Scene {
  db: Db;
  workspaceId: string;
  nowMs: number;
  cache: MeasureCache;
  known: KnownNames;
  names: NameIndex;
  plan: QuestionPlan;
}

export interface Counted {
  draft: Draft;
  /** The items that quotes and similar feedback are taken from. */
  behind: FeedbackFilter;
  /** Parts of them that each deserve a quote. */
  groups: { label: string; filters: FeedbackFilter }[];
  trend: Answer['trend'];
  missing: Answer['missing'];
}

/** Rows that a sentence names. */
const namedRows = 5;
const maxRows = 200;
const timeNames = {
  auto: 'time',
  day: 'day',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
};
const measureNames: Record<QuestionPlan['measure'], string> = {
  count: 'number',
  share: 'share',
  mean_rating: 'average rating (of 5 stars)',
  nps: 'NPS',
  csat: 'CSAT',
  sentiment_score: 'sentiment score',
};

/** Counts what a plan asks for, and writes it down: every number is read from a result. */
export function runPlan(scene: Scene): Promise<Counted> {
  switch (scene.plan.kind) {
    case 'share':
      return runShare(scene);
    case 'trend':
      return runTrend(scene);
    case 'compare':
      return scene.plan.sides ? runSides(scene, scene.plan.sides) : runPeriods(scene);
    case 'rank':
      return runRank(scene);
    case 'why':
      return runWhy(scene);
    case 'count':
    case 'list':
    case 'quote':
      return runCount(scene);
  }
}

export function take(scene: Scene, query: MeasureRequest): Promise<Measured> {
  const { db, workspaceId, nowMs, cache } = scene;
  // A query of our own making: its filters stay as they are, ready for the database.
  const parsed = MeasureQuery.parse({ ...query, filters: undefined, part: undefined });
  const ready = {
    ...parsed,
    filters: query.filters as FeedbackFilter,
    part: query.part as FeedbackFilter | undefined,
  };
  return measure(db, workspaceId, ready, nowMs, cache);
}

/** Words for items that a filter leaves. */
function inWords({ known }: Scene, filter: FeedbackFilter, noun?: string): string {
  return itemsInWords(filter, known, noun);
}

/** "are negative", "contain “dark mode”" */
function partInWords(scene: Scene, part: FeedbackFilter): string {
  const phrase = inWords(scene, part, '').trim();
  return phrase.startsWith(`${containing} `) ? `contain${phrase.slice(containing.length)}` : `are ${phrase}`;
}

function blank(scene: Scene): Counted {
  return { draft: new Draft(), behind: scene.plan.filters, groups: [], trend: null, missing: null };
}

async function runCount(scene: Scene): Promise<Counted> {
  const { plan } = scene;
  const { unit, filters } = plan;
  const kind = plan.measure === 'share' ? 'count' : plan.measure;
  const { total } = await take(scene, { filters, unit: kind === 'count' ? unit : 'items', measure: kind });
  const counted = blank(scene);
  const { draft } = counted;
  const main = draft.figure('main', labelOf(plan, inWords(scene, filters)), total);
  if (total.value === null) return { ...counted, missing: nothingMeasured(plan, inWords(scene, filters)) };
  if (total.measure !== 'count') {
    const ratings = draft.figure(
      'rated',
      'Ratings',
      countFigure(total.n, 'items', total.denominator_filters ?? total.filters),
    );
    draft.say(
      `The ${measureNames[total.measure]} of ${inWords(scene, filters)} is `,
      main,
      ', from ',
      ratings,
      ' ratings.',
    );
  } else if (unit === 'items') {
    const isOne = total.value === 1;
    draft.say(
      isOne ? 'There is ' : 'There are ',
      main,
      ` ${inWords(scene, filters, isOne ? 'item' : 'items')}.`,
    );
  } else if (unit === 'revenue') {
    const accounts = draft.figure('accounts', 'Accounts', countFigure(total.n, 'accounts', total.filters));
    draft.say(
      `The accounts behind ${inWords(scene, filters)} stand for `,
      main,
      ' a year; that is ',
      accounts,
      ` ${unitInWords('accounts', total.n)}.`,
    );
  } else {
    draft.say(
      main,
      ` ${unitInWords(unit, total.value)} ${unit === 'people' ? 'wrote' : total.value === 1 ? 'has' : 'have'} ${inWords(scene, filters)}.`,
    );
  }
  return counted;
}

async function runShare(scene: Scene): Promise<Counted> {
  const { plan } = scene;
  const { filters, unit, part } = plan;
  if (!part) return runRank({ ...scene, plan: { ...plan, kind: 'rank', by: plan.by ?? 'source' } });
  const { total } = await take(scene, { filters, unit, measure: 'share', part });
  const counted = { ...blank(scene), behind: narrowed(filters, part) };
  const whole = inWords(scene, filters);
  if (total.value === null) return { ...counted, missing: nothingMeasured(plan, whole) };
  const { draft } = counted;
  const main = draft.figure('main', `Share of ${whole}`, total);
  const { numerator = 0, denominator = 0 } = total;
  const inside = draft.figure('part', 'In the part', countFigure(numerator, unit, total.filters));
  const all = draft.figure(
    'whole',
    'In all',
    countFigure(denominator, unit, total.denominator_filters ?? filters),
  );
  const noun = unit === 'items' ? `of ${whole}` : `of the ${unitInWords(unit, 2)} behind ${whole}`;
  draft.say(main, ` ${noun} ${partInWords(scene, part)}: `, inside, ' of ', all, '.');
  return counted;
}

async function runTrend(scene: Scene): Promise<Counted> {
  const { plan } = scene;
  const { filters } = plan;
  const by = typeof plan.by === 'object' && 'time' in plan.by ? plan.by : { time: 'auto' as const };
  const measureKind = plan.measure === 'share' ? 'count' : plan.measure;
  const unit = measureKind === 'count' ? plan.unit : 'items';
  const taken = await take(scene, { filters, unit, measure: measureKind, by });
  const counted = blank(scene);
  const { draft } = counted;
  const phrase = inWords(scene, filters);
  const main = draft.figure('main', labelOf(plan, phrase), taken.total);
  const rows = taken.rows.filter(({ figure }) => figure.value !== null);
  if (rows.length === 0 || taken.total.value === null) {
    return { ...counted, missing: nothingMeasured(plan, phrase) };
  }
  const time = taken.time ?? 'week';
  counted.trend = { label: labelOf(plan, phrase), time, rows: taken.rows };
  taken.rows.forEach((row, i) =>
    draft.figures.push({ name: `row_${i + 1}`, label: row.label, figure: row.figure }),
  );
  const named = (row: MeasureRow) => draft.figure(`named_${draft.figures.length}`, row.label, row.figure);
  const high = rows.reduce((best, row) => ((row.figure.value ?? 0) > (best.figure.value ?? 0) ? row : best));
  const whole = rows.filter(({ is_partial: isCut }) => !isCut);
  const [before, last] = whole.slice(-2);
  draft.say(
    measureKind === 'count' ? '' : `The ${measureNames[measureKind]} of `,
    measureKind === 'count' ? main : phrase,
    measureKind === 'count'
      ? ` ${unit === 'items' ? phrase : `${unitInWords(unit, taken.total.value)} with ${phrase}`}`
      : ' is ',
    measureKind === 'count' ? '' : main,
    ` in all; by ${timeNames[time]} the highest is `,
    named(high),
    ` (${rowInWords(high)}).`,
  );
  if (before && last) {
    draft.say(
      `The last whole ${timeNames[time]}, ${rowInWords(last)}, has `,
      named(last),
      ', the one before ',
      named(before),
      '.',
    );
  }
  return counted;
}

async function runPeriods(scene: Scene): Promise<Counted> {
  const { plan } = scene;
  const { filters, unit } = plan;
  const kind = plan.measure === 'share' ? 'count' : plan.measure;
  const compare = plan.compare ?? 'previous';
  const { total, compared, period } = await take(scene, {
    filters,
    unit: kind === 'count' ? unit : 'items',
    measure: kind,
    compare,
    by: { time: 'auto' },
  });
  const counted = blank(scene);
  const { draft } = counted;
  const { said_from: _from, said_to: _to, ...lasting } = filters;
  const phrase = inWords(scene, lasting);
  if (total.value === null || !total.change || total.change.from === null) {
    return { ...counted, missing: nothingMeasured(plan, phrase) };
  }
  const { change } = total;
  const main = draft.figure('main', labelOf(plan, phrase), total);
  const now = period ? periodInWords({ said_from: period.from, said_to: period.to }) : '';
  const noun =
    total.measure === 'count'
      ? unit === 'items'
        ? ''
        : `${unitInWords(unit, 2)} with `
      : `${measureNames[total.measure]} of `;
  if (change.verdict === 'not_covered') {
    draft.say(capital(`${noun}${phrase}: `), main, ` ${now}. ${verdictInWords(change)}`);
    return counted;
  }
  const earlier = {
    ...total,
    value: change.from,
    n: change.from_n,
    interval: null,
    filters: change.from_filters,
  };
  const { change: _change, ...own } = earlier;
  const before = draft.figure('before', 'The period before', own);
  const then = compared ? periodInWords({ said_from: compared.from, said_to: compared.to }) : '';
  draft.say(
    capital(`${noun}${phrase}: `),
    main,
    ` ${now}, against `,
    before,
    ` ${then}. ${verdictInWords(change)}`,
  );
  return counted;
}

async function runSides(scene: Scene, sides: NonNullable<QuestionPlan['sides']>): Promise<Counted> {
  const { plan } = scene;
  const kind = plan.measure === 'share' ? 'count' : plan.measure;
  const unit = kind === 'count' ? plan.unit : 'items';
  const filtersOf = sides.map(({ filters }) => narrowed(plan.filters, filters));
  const figures: Figure[] = [];
  for (const filters of filtersOf) figures.push((await take(scene, { filters, unit, measure: kind })).total);
  const counted = blank(scene);
  const { draft } = counted;
  const [first, second] = figures;
  if (!first || !second || first.value === null || second.value === null) {
    return { ...counted, missing: nothingMeasured(plan, inWords(scene, plan.filters)) };
  }
  const main = draft.figure('main', sides[0].label, first);
  const other = draft.figure('other', sides[1].label, second);
  const noun =
    kind === 'count'
      ? unit === 'items'
        ? ''
        : `${unitInWords(unit, 2)} with `
      : `${measureNames[kind]} of `;
  draft.say(
    capital(`${noun}${inWords(scene, plan.filters)}: ${sides[0].label} `),
    main,
    `, ${sides[1].label} `,
    other,
    '.',
  );
  counted.groups = sides.map(({ label }, i) => ({ label, filters: filtersOf[i] ?? plan.filters }));
  return counted;
}

async function runRank(scene: Scene): Promise<Counted> {
  const { plan } = scene;
  const by = plan.by ?? 'theme';
  const kind = plan.measure === 'share' ? 'count' : plan.measure;
  const unit = kind === 'count' ? plan.unit : 'items';
  const order = plan.order === 'change' ? 'change' : kind === 'count' ? 'size' : 'value';
  const { filters } = plan;
  const query = { filters, unit, measure: kind, by, order, limit: maxRows } as const;
  const taken = await take(scene, plan.compare === undefined ? query : { ...query, compare: plan.compare });
  const counted = blank(scene);
  const { draft } = counted;
  const phrase = inWords(scene, filters);
  const all = taken.rows.filter(({ key, figure }) => key !== null && figure.value !== null);
  const sorted =
    kind === 'count' && order === 'size'
      ? [...all].sort((a, b) => (b.figure.value ?? 0) - (a.figure.value ?? 0))
      : all;
  const rows = (plan.order === 'least' ? sorted.reverse() : sorted).slice(0, namedRows);
  const [top] = rows;
  const what = typeof by === 'string' ? by : 'field' in by ? by.field : 'time';
  const { change } = taken.total;
  if (plan.order === 'change' && change?.verdict === 'not_covered') {
    return { ...counted, missing: { reason: 'nothing_measured', detail: verdictInWords(change) } };
  }
  if (!top && taken.total.n > 0) return { ...counted, missing: nothingToRank(what, phrase) };
  if (!top) return { ...counted, missing: nothingMeasured(plan, phrase) };
  const lead =
    plan.order === 'change' ? 'The biggest change' : plan.order === 'least' ? 'The fewest' : 'The most';
  const named = rows.map((row, i) => draft.figure(i === 0 ? 'main' : `row_${i + 1}`, row.label, row.figure));
  const list = rows.flatMap((row, i) => [
    i === 0 ? '' : i === rows.length - 1 ? ' and ' : ', ',
    `${row.label} (`,
    named[i] ?? '',
    changeInWords(row),
    ')',
  ]);
  const isOverlapping = by === 'topic' || by === 'theme';
  draft.say(
    `${lead} ${kind === 'count' ? `of the ${unit === 'items' ? phrase : `${unitInWords(unit, 2)} with ${phrase}`}` : measureNames[kind]} by ${what}: `,
    ...list,
    '.',
    isOverlapping ? ' Items may belong to several.' : '',
  );
  counted.groups = rows.slice(0, 3).map((row) => ({ label: row.label, filters: row.figure.filters }));
  return counted;
}

async function runWhy(scene: Scene): Promise<Counted> {
  const { plan, known } = scene;
  const { filters } = plan;
  const counted = await runCount({ ...scene, plan: { ...plan, measure: 'count' } });
  if (counted.missing) return counted;
  const by = known.themes.length > 0 ? 'theme' : known.topics.length > 0 ? 'topic' : null;
  if (by === null) return counted;
  const { rows } = await take(scene, { filters, by, limit: 10 });
  const total = counted.draft.figures[0]?.figure.n ?? 0;
  // What all of them share explains nothing.
  const telling = rows
    .filter(({ key, figure }) => key !== null && figure.n > 1 && figure.n < total)
    .slice(0, 3);
  if (telling.length === 0) return counted;
  const named = telling.flatMap((row, i) => [
    i === 0 ? '' : ', ',
    `${row.label} (`,
    counted.draft.figure(`reason_${i + 1}`, row.label, row.figure),
    ')',
  ]);
  counted.draft.say('What comes up among them: ', ...named, '.');
  counted.groups = telling.map((row) => ({ label: row.label, filters: row.figure.filters }));
  return counted;
}

function labelOf({ measure: kind, unit }: QuestionPlan, phrase: string): string {
  const noun = kind === 'count' || kind === 'share' ? unitInWords(unit, 2) : measureNames[kind];
  return capital(unit === 'items' && (kind === 'count' || kind === 'share') ? phrase : `${noun}: ${phrase}`);
}

function nothingMeasured({ measure: kind }: QuestionPlan, phrase: string): Answer['missing'] {
  const detail =
    kind === 'count' || kind === 'share'
      ? `There is nothing to count: no ${phrase}.`
      : `There are no ratings that the ${measureNames[kind]} can be read from among ${phrase}.`;
  return { reason: 'nothing_measured', detail };
}

/** There are items, but none has what they should be told apart by. */
function nothingToRank(what: string, phrase: string): Answer['missing'] {
  return { reason: 'nothing_measured', detail: `No ${what} is known of the ${phrase}, to rank them by.` };
}

function rowInWords({ from, to, key, label }: MeasureRow): string {
  if (from === undefined || to === undefined) return label;
  return from === to ? dayInWords(from) : `${dayInWords(key ?? from)} to ${dayInWords(to)}`;
}

function changeInWords({ figure }: MeasureRow): string {
  const { change } = figure;
  if (!change || change.from === null || change.verdict === 'not_covered') return '';
  return `, before ${figureText({ ...figure, value: change.from })}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
