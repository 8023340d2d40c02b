import type { Figure, MeasureRow, TimeBucket } from '@earshot/contracts/analytics';
import { countBuckets, mostStretches } from '../../analytics/days.service.ts';
import { unitInWords } from '../word/in-words.ts';
import { measureName } from '../word/measure-names.ts';
import { partInWords } from '../word/part-in-words.ts';
import type { Counted, Scene } from './scene.ts';
import { blank, inWords, labelOf, nothingMeasured, scaleOf, take } from './scene.ts';
import { sayDirection, wholeRows } from '../word/say-direction.ts';
import { extremesInWords, extremesOf, stretchInWords } from '../word/stretch-words.ts';

/** Stretches that are named where the highest is asked for. */
const shownPeaks = 4;

/** The stretch that was asked for, unless there would be too many of them to be listed. */
function stretchOf({ plan: { by, filters }, names: { days } }: Scene): TimeBucket {
  const time = typeof by === 'object' && 'time' in by ? by.time : 'auto';
  const [from, to] = [filters.said_from ?? days?.first, filters.said_to ?? days?.last];
  if (time === 'auto' || from === undefined || to === undefined || to < from) return time;
  return countBuckets(time, { from, to }) > mostStretches ? 'auto' : time;
}

interface Peak {
  phrase: string;
  time: TimeBucket;
  rows: readonly MeasureRow[];
  total: Figure;
}

/** "Which day had the most?": that day first, then those that come next. */
function sayPeak(scene: Scene, counted: Counted, { phrase, time, rows, total }: Peak): Counted {
  const { plan } = scene;
  const { draft } = counted;
  const isLeast = plan.order === 'least';
  const whole = rows.filter(({ is_partial: isCut }) => !isCut);
  const ranked = [...(isLeast && whole.length > 0 ? whole : rows)].sort((a, b) => {
    const [one, other] = [a.figure.value ?? 0, b.figure.value ?? 0];
    return isLeast ? one - other : other - one;
  });
  const [first, ...next] = ranked.slice(0, plan.limit ?? shownPeaks);
  if (!first) return { ...counted, missing: nothingMeasured(scene, phrase) };
  const label = (row: MeasureRow) => stretchInWords(time, row.key ?? '');
  const main = draft.figure('main', label(first), first.figure);
  const noun = time === 'auto' ? 'day' : time;
  const value =
    plan.measure === 'count' || plan.measure === 'share'
      ? 'number'
      : measureName(plan.measure, scaleOf(scene));
  const all = draft.figure('all', labelOf(scene, phrase), total);
  draft.say(
    `The ${noun} with the ${isLeast ? 'lowest' : 'highest'} ${value} of ${phrase} was ${label(first).replace(/^(?:on|in) /, '')}, with `,
    main,
    '. Overall: ',
    all,
    '.',
  );
  if (next.length > 0)
    draft.say(
      'Next: ',
      ...next.flatMap((row, i) => [
        i === 0 ? '' : ', ',
        `${label(row).replace(/^(?:on|in) /, '')} (`,
        draft.figure(`row_${i + 2}`, label(row), row.figure),
        ')',
      ]),
      '.',
    );
  return counted;
}

/** How much in each stretch of time, with the highest or lowest and the last two that are whole. */
export async function runTrend(scene: Scene): Promise<Counted> {
  const { plan } = scene;
  const { filters } = plan;
  const by = { time: stretchOf(scene) };
  const part = plan.measure === 'share' ? plan.part : undefined;
  const kind = plan.measure === 'share' && !part ? 'count' : plan.measure;
  const unit = kind === 'count' ? plan.unit : 'items';
  const taken = await take(scene, { filters, unit, measure: kind, by, ...(part && { part }) });
  const counted = blank(scene);
  const { draft } = counted;
  const phrase = inWords(scene, filters);
  const rows = taken.rows.filter(({ figure }) => figure.value !== null);
  if (rows.length === 0 || taken.total.value === null) {
    return { ...counted, missing: nothingMeasured(scene, phrase) };
  }
  const time = taken.time ?? 'week';
  counted.trend = { label: labelOf(scene, phrase), time, rows: taken.rows };
  if (plan.asks === 'peak') return sayPeak(scene, counted, { phrase, time, rows, total: taken.total });
  const main = draft.figure('main', labelOf(scene, phrase), taken.total);
  taken.rows.forEach((row, i) =>
    draft.figures.push({ name: `row_${i + 1}`, label: row.label, figure: row.figure }),
  );
  const named = (row: MeasureRow) => draft.figure(`named_${draft.figures.length}`, row.label, row.figure);
  const isAuto = by.time === 'auto';
  await sayDirection(scene, counted, { phrase, rows: wholeRows(taken.rows, taken.period), time, isAuto });
  if (kind === 'count') {
    const noun = unitInWords(unit, taken.total.value);
    const what = unit === 'items' ? inWords(scene, filters, noun) : `${noun} behind ${phrase}`;
    draft.say(main, ` ${what} in total.`);
  } else {
    const whose = part ? `${phrase} that ${partInWords(scene, part)}` : phrase;
    draft.say(`The overall ${measureName(kind, scaleOf(scene))} of ${whose} is `, main, '.');
  }
  const order = plan.order === 'least' ? 'least' : 'most';
  const extremes = extremesOf(rows, order);
  const [extreme] = extremes;
  if (extreme && extremes.length < rows.length) {
    const word = `${order === 'least' ? 'lowest' : 'highest'}${kind === 'count' ? ' number' : ''}`;
    draft.say(`The ${word} was `, named(extreme), `, ${extremesInWords(time, extremes)}.`);
  }
  const [before, last] = wholeRows(rows, taken.period).slice(-2);
  if (before && last) {
    const whens = [last, before].map(({ key }) => stretchInWords(time, key ?? ''));
    draft.say(
      `The last full ${time}, ${(whens[0] ?? '').replace(/^(?:on|in) /, '')}, has `,
      named(last),
      `; the ${time} before has `,
      named(before),
      '.',
    );
  }
  return counted;
}
