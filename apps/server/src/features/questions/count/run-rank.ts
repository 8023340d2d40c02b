import type { MeasureRow } from '@earshot/contracts/analytics';
import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { Answer, AnswerPart } from '@earshot/contracts/questions';
import { countFigure } from './draft.ts';
import { asEstimate } from './estimate.ts';
import { figureText } from '../word/in-words.ts';
import { measureName } from '../word/measure-names.ts';
import { partInWords } from '../word/part-in-words.ts';
import { nounOf, rankLead } from '../word/rank-words.ts';
import { runTrend } from './run-trend.ts';
import type { Counted, Scene } from './scene.ts';
import { blank, inWords, nothingMeasured, scaleOf, take } from './scene.ts';
import { partOf } from '../../analytics/grouping.service.ts';
import { verdictInWords } from '../word/verdict-in-words.ts';

/** Rows that a sentence names. */
const namedRows = 5;
/** Values of a column are few: all of them are named up to here. */
const namedValues = 12;
/** Rows that are kept as figures beside those that the sentence names. */
const shownRows = 60;
const maxRows = 200;
/** With fewer themes left than this all are ranked. */
const leastTelling = 2;

/** The values of a property, in the order that was asked for. */
export async function runRank(scene: Scene): Promise<Counted> {
  const { plan } = scene;
  const by = plan.by ?? 'theme';
  if (typeof by === 'object' && 'time' in by) return runTrend(scene);
  const kind = plan.measure === 'share' && !plan.part ? 'count' : plan.measure;
  const unit = kind === 'count' || kind === 'share' ? plan.unit : 'items';
  const { least = 1 } = plan;
  const isByValue = kind !== 'count' && plan.order !== 'change';
  // The largest, which have the most to go by, are put in order below.
  const order = plan.order === 'change' ? 'change' : isByValue && least <= 1 ? 'value' : 'size';
  const { filters } = plan;
  const counted = blank(scene);
  if (plan.order === 'change' && plan.compare === undefined) return { ...counted, missing: noPeriod };
  const part = kind === 'share' ? plan.part : undefined;
  const query = { filters, unit, measure: kind, by, order, limit: maxRows, ...(part && { part }) } as const;
  const taken = await take(scene, plan.compare === undefined ? query : { ...query, compare: plan.compare });
  const { draft } = counted;
  const phrase = inWords(scene, filters);
  const { change } = taken.total;
  if (plan.order === 'change' && change?.verdict === 'not_covered') {
    return { ...counted, missing: { reason: 'nothing_measured', detail: verdictInWords(change) } };
  }
  const known = taken.rows.filter(
    ({ key, figure }) => key !== null && figure.value !== null && figure.n >= least,
  );
  const some = await telling(scene, known, taken.total.n);
  // Of what is fewest a value without any is the first.
  const all =
    plan.order === 'least' && kind === 'count' ? [...some, ...(await withoutAny(scene, some))] : some;
  const sorted =
    order === 'size' ? [...all].sort((a, b) => (b.figure.value ?? 0) - (a.figure.value ?? 0)) : all;
  const inOrder = plan.order === 'least' ? [...sorted].reverse() : sorted;
  if (plan.place !== undefined) return sayPlace(scene, counted, inOrder, plan.place);
  const isColumn =
    typeof by === 'object' || by === 'source' || by === 'language' || by === 'stars' || by === 'sentiment';
  const rows = inOrder.slice(0, plan.limit ?? (isColumn ? namedValues : namedRows));
  const [top] = rows;
  if (plan.asks === 'distinct' && top) return distinct(scene, counted, inOrder, taken.more_rows > 0);
  const isTooFew = least > 1 && known.length === 0 && taken.rows.some(({ key }) => key !== null);
  // Of very many only the largest are read: none of the others has more items.
  if (isTooFew && (kind === 'count' || taken.more_rows === 0))
    return noneHas(scene, counted, kind === 'count' || kind === 'share' ? phrase : 'ratings');
  if (!top && taken.total.n > 0) return { ...counted, missing: nothingToRank(nounOf(by, 1)) };
  if (!top) return { ...counted, missing: nothingMeasured(scene, phrase) };
  const lead = rankLead({
    measure: kind,
    unit,
    order: plan.order,
    by,
    phrase: part ? `${phrase} that ${partInWords(scene, part)}` : phrase,
    rows: all.length,
    scale: scaleOf(scene),
  });
  const mayBeGuess = by !== 'theme' && by !== 'topic';
  const named = rows.map((row, i): AnswerPart => {
    const figure = draft.figure(i === 0 ? 'main' : `row_${i + 1}`, row.label, row.figure);
    return mayBeGuess ? asEstimate(figure, filters, row.figure) : figure;
  });
  for (const [i, row] of inOrder.slice(rows.length, shownRows).entries())
    draft.figures.push({ name: `row_${rows.length + i + 1}`, label: row.label, figure: row.figure });
  const list = rows.flatMap((row, i) => [
    i === 0 ? '' : i === rows.length - 1 ? ' and ' : ', ',
    `${row.label} (`,
    named[i] ?? '',
    changeInWords(row),
    ')',
  ]);
  const isOverlapping = by === 'topic' || by === 'theme';
  draft.say(
    lead,
    ...list,
    '.',
    least > 1
      ? ` Only ${nounOf(by, 2)} with at least ${least} ${kind === 'count' || kind === 'share' ? 'items' : 'ratings'} were ranked.`
      : '',
    isOverlapping && rows.length > 1 ? ` Some items are in more than one ${nounOf(by, 1)}.` : '',
    plan.order === 'least' && taken.more_rows > 0
      ? ` Only the first ${maxRows} ${nounOf(by, maxRows)} were ranked.`
      : '',
  );
  counted.groups = rows.slice(0, 3).map((row) => ({ label: row.label, filters: row.figure.filters }));
  counted.top = partOf(by, top.key);
  return counted;
}

/**
 * Themes that what is ranked is more frequent in than elsewhere: a large theme of praise holds some wishes, too, and is none. All, where
 * nothing but a sentiment or a kind is asked for would be left out.
 */
async function telling(
  { plan, ...scene }: Scene,
  rows: readonly MeasureRow[],
  n: number,
): Promise<readonly MeasureRow[]> {
  const { kinds, sentiments, ...rest } = plan.filters;
  const isOfThemes = plan.by === 'theme' || plan.by === undefined;
  const isAsked = kinds !== undefined || (sentiments?.length === 1 && sentiments[0] === 'negative');
  if (!isOfThemes || !isAsked || plan.measure !== 'count' || plan.order !== 'most') return rows;
  const whole = await take(scene, { filters: rest, by: 'theme', limit: maxRows });
  const usual = n / Math.max(1, whole.total.n);
  const sizes = new Map(whole.rows.map(({ key, figure }) => [key, figure.n]));
  const found = rows.filter(({ key, figure }) => figure.n >= usual * (sizes.get(key) ?? figure.n));
  return found.length >= leastTelling ? found : rows;
}

/** Values that other items have, and none of these. */
async function withoutAny({ plan, ...scene }: Scene, rows: readonly MeasureRow[]): Promise<MeasureRow[]> {
  const { by, unit, filters } = plan;
  if (by === undefined || (typeof by === 'object' && 'time' in by) || by === 'theme' || by === 'topic')
    return [];
  const { about, kinds, sentiments, rating_min: _min, rating_max: _max, ...rest } = filters;
  if (!about && !kinds && !sentiments) return [];
  const whole = await take(scene, { filters: rest, by, limit: maxRows });
  const known = new Set(rows.map(({ key }) => key));
  return whole.rows
    .filter(({ key }) => key !== null && !known.has(key))
    .map((row) => ({ ...row, figure: countFigure(0, unit, narrowed(filters, row.figure.filters)) }));
}

/** The one at a place of the ranking, and those before it. */
function sayPlace(scene: Scene, counted: Counted, rows: readonly MeasureRow[], place: number): Counted {
  const { plan } = scene;
  const { draft } = counted;
  const row = rows[place - 1];
  const by = plan.by === undefined || (typeof plan.by === 'object' && 'time' in plan.by) ? 'theme' : plan.by;
  const phrase = inWords(scene, plan.filters);
  if (!row) {
    const detail = `There is no number ${place}: these items have only ${rows.length} ${nounOf(by, rows.length)}.`;
    const missing =
      rows.length === 0 ? nothingToRank(nounOf(by, 1)) : { reason: 'nothing_measured' as const, detail };
    return { ...counted, missing };
  }
  const what =
    plan.measure === 'count' ? phrase : `${measureName(plan.measure, scaleOf(scene))} of ${phrase}`;
  draft.say(
    `${row.label} is number ${place} by ${what}, with `,
    draft.figure('main', row.label, row.figure),
    place > 1 ? '. Ahead of it: ' : '',
    ...rows
      .slice(0, place - 1)
      .flatMap((before, at) => [
        at === 0 ? '' : ', ',
        `${before.label} (`,
        draft.figure(`row_${at + 2}`, before.label, before.figure),
        ')',
      ]),
    '.',
  );
  counted.groups = [{ label: row.label, filters: row.figure.filters }];
  return counted;
}

/** How many different values there are, and which. */
function distinct({ plan }: Scene, counted: Counted, rows: readonly MeasureRow[], isMore: boolean): Counted {
  const { draft } = counted;
  const by = plan.by === undefined || (typeof plan.by === 'object' && 'time' in plan.by) ? 'theme' : plan.by;
  const exact = draft.figure(
    'main',
    nounOf(by, 2),
    countFigure(
      rows.length,
      by === 'author' ? 'people' : by === 'account' ? 'accounts' : 'items',
      plan.filters,
    ),
  );
  // Of very many values only the most frequent ones are read.
  const main =
    isMore && rows.length >= maxRows && exact.kind === 'figure'
      ? { ...exact, text: `at least ${exact.text}` }
      : exact;
  const list = rows
    .slice(0, namedValues)
    .flatMap((row, i) => [
      i === 0 ? '' : ', ',
      `${row.label} (`,
      draft.figure(`row_${i + 1}`, row.label, row.figure),
      ')',
    ]);
  const more = rows.length > namedValues ? ' and others' : '';
  draft.say(
    rows.length === 1 ? 'There is ' : 'There are ',
    main,
    ` ${nounOf(by, rows.length)}${plan.least === undefined ? '' : ` with at least ${plan.least} items`}: `,
    ...list,
    `${more}.`,
  );
  return counted;
}

/** None has as many items as are asked for: that is an answer, too. */
function noneHas({ plan }: Scene, counted: Counted, what: string): Counted {
  const by = plan.by === undefined || (typeof plan.by === 'object' && 'time' in plan.by) ? 'theme' : plan.by;
  const unit = by === 'author' ? 'people' : by === 'account' ? 'accounts' : 'items';
  counted.draft.say(
    'There are ',
    counted.draft.figure('main', nounOf(by, 2), countFigure(0, unit, plan.filters)),
    ` ${nounOf(by, 2)} with at least ${plan.least ?? 1} ${what}.`,
  );
  return counted;
}

const noPeriod: Answer['missing'] = {
  reason: 'nothing_measured',
  detail: 'Name a period to see what changed, such as “since last month”.',
};

/** There are items, but none has what they should be told apart by. */
function nothingToRank(what: string): Answer['missing'] {
  return { reason: 'nothing_measured', detail: `Cannot rank by ${what}: these items have none.` };
}

function changeInWords({ figure }: MeasureRow): string {
  const { change } = figure;
  if (!change || change.from === null || change.verdict === 'not_covered') return '';
  return `, previously ${figureText({ ...figure, value: change.from })}`;
}
