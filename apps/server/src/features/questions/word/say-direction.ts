import type { MeasureRow, TimeBucket } from '@earshot/contracts/analytics';
import { capital } from './capital.ts';
import { directionOf, directionOfMeans, stepIn, stepInMeans } from './direction.ts';
import { measureName } from './measure-names.ts';
import type { Counted, Scene } from '../count/scene.ts';
import { scaleOf, take } from '../count/scene.ts';
import { stretchInWords } from './stretch-words.ts';

/** Months that are enough to show a direction. */
const leastMonths = 5;

export interface Course {
  phrase: string;
  /** Whole stretches as they are drawn. */
  rows: readonly MeasureRow[];
  time: TimeBucket;
  isAuto: boolean;
}

/** Which way it goes, and since when where that is asked: told before the numbers that it was found by. */
export async function sayDirection(scene: Scene, { draft }: Counted, course: Course): Promise<void> {
  const { measure, asks } = scene.plan;
  const { phrase } = course;
  const isCount = measure === 'count' || measure === 'share';
  const { rows, time } = await directionRows(scene, course);
  if (asks === 'when') {
    const way = scene.plan.order === 'least' ? 'down' : 'up';
    const step = isCount ? stepIn(rows, way) : stepInMeans(rows, way);
    const first = course.rows.find(({ figure }) => (figure.value ?? 0) > 0);
    const start = step?.row.key ?? undefined;
    if (step && start !== undefined) {
      const means = [step.before, step.after].map((value) => value.toFixed(1));
      draft.say(
        `The ${way === 'up' ? 'rise' : 'fall'} started ${stretchInWords(time, start)}: on average ${means.join(`${isCount ? ` a ${time}` : ''} before and `)} since.`,
      );
    } else if (first?.key !== undefined && first.key !== null) {
      draft.say(`No clear start. The first item was ${stretchInWords(course.time, first.key)}.`);
    }
    return;
  }
  const direction = isCount ? directionOf(rows) : directionOfMeans(rows);
  const subject = isCount ? phrase : `the ${measureName(measure, scaleOf(scene))} of ${phrase}`;
  if (direction === null) draft.say('There is too little data to show a trend.');
  else if (direction === 'flat') draft.say(`There is no significant change in ${subject}.`);
  else
    draft.say(
      capital(
        `${subject} ${isCount ? 'are' : 'is'} ${direction === 'up' ? 'rising' : 'falling'} over the period.`,
      ),
    );
}

/** Whole months where there are enough of them: they show a direction better than many small weeks. */
async function directionRows(
  scene: Scene,
  { rows, time, isAuto }: Course,
): Promise<Pick<Course, 'rows' | 'time'>> {
  if (!isAuto || (time !== 'day' && time !== 'week')) return { rows, time };
  const { filters, unit, measure } = scene.plan;
  const months = await take(scene, {
    filters,
    unit: measure === 'count' ? unit : 'items',
    measure,
    by: { time: 'month' },
  });
  const whole = wholeRows(months.rows, months.period);
  return whole.length >= leastMonths ? { rows: whole, time: 'month' } : { rows, time };
}

/** Without stretches that the filter, today, or the first and last day of the data cut short. */
export function wholeRows(
  rows: readonly MeasureRow[],
  period: { from: string; to: string } | null,
): readonly MeasureRow[] {
  return rows.filter(
    ({ is_partial: isCut, from = '', to = '' }) =>
      !isCut && (!period || (period.from <= from && to <= period.to)),
  );
}
