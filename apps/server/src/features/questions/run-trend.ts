import type { MeasureRow, TimeBucket } from '@earshot/contracts/analytics';
import { countBuckets, mostStretches } from '../analytics/days.service.ts';
import { unitInWords } from './in-words.ts';
import { measureName } from './measure-names.ts';
import type { Counted, Scene } from './scene.ts';
import { blank, inWords, labelOf, nothingMeasured, scaleOf, take } from './scene.ts';
import { sayDirection, wholeRows } from './say-direction.ts';
import { extremesInWords, extremesOf, stretchInWords } from './stretch-words.ts';

/** The stretch that was asked for, unless there would be too many of them to be listed. */
function stretchOf({ plan: { by, filters }, names: { days } }: Scene): TimeBucket {
  const time = typeof by === 'object' && 'time' in by ? by.time : 'auto';
  const [from, to] = [filters.said_from ?? days?.first, filters.said_to ?? days?.last];
  if (time === 'auto' || from === undefined || to === undefined || to < from) return time;
  return countBuckets(time, { from, to }) > mostStretches ? 'auto' : time;
}

/** How much in each stretch of time, with the highest or lowest and the last two that are whole. */
export async function runTrend(scene: Scene): Promise<Counted> {
  const { plan } = scene;
  const { filters } = plan;
  const by = { time: stretchOf(scene) };
  const kind = plan.measure === 'share' ? 'count' : plan.measure;
  const unit = kind === 'count' ? plan.unit : 'items';
  const taken = await take(scene, { filters, unit, measure: kind, by });
  const counted = blank(scene);
  const { draft } = counted;
  const phrase = inWords(scene, filters);
  const main = draft.figure('main', labelOf(scene, phrase), taken.total);
  const rows = taken.rows.filter(({ figure }) => figure.value !== null);
  if (rows.length === 0 || taken.total.value === null) {
    return { ...counted, missing: nothingMeasured(scene, phrase) };
  }
  const time = taken.time ?? 'week';
  counted.trend = { label: labelOf(scene, phrase), time, rows: taken.rows };
  taken.rows.forEach((row, i) =>
    draft.figures.push({ name: `row_${i + 1}`, label: row.label, figure: row.figure }),
  );
  const named = (row: MeasureRow) => draft.figure(`named_${draft.figures.length}`, row.label, row.figure);
  const isAuto = by.time === 'auto';
  await sayDirection(scene, counted, { phrase, rows: wholeRows(taken.rows, taken.period), time, isAuto });
  if (kind === 'count') {
    const noun = unit === 'items' ? phrase : `${unitInWords(unit, taken.total.value)} behind ${phrase}`;
    draft.say(main, ` ${noun} in all.`);
  } else {
    draft.say(`The ${measureName(kind, scaleOf(scene))} of ${phrase} is `, main, ' in all.');
  }
  const order = plan.order === 'least' ? 'least' : 'most';
  const extremes = extremesOf(rows, order);
  const [extreme] = extremes;
  if (extreme && extremes.length < rows.length) {
    const word = order === 'least' ? 'lowest' : 'highest';
    draft.say(`It was ${word} with `, named(extreme), ` ${extremesInWords(time, extremes)}.`);
  }
  const [before, last] = wholeRows(rows, taken.period).slice(-2);
  if (before && last) {
    const whens = [last, before].map(({ key }) => stretchInWords(time, key ?? ''));
    draft.say(
      `The last whole ${time} of the data, ${whens[0] ?? ''}, has `,
      named(last),
      ', the one before ',
      named(before),
      '.',
    );
  }
  return counted;
}
