import type { Figure } from '@earshot/contracts/analytics';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import { readyAsSaved } from '../../feedback/filter/ready-filter.service.ts';
import { capital } from '../word/capital.ts';
import { countFigure } from './draft.ts';
import { measureName } from '../word/measure-names.ts';
import { medianOfRatings } from './median.sql.ts';
import type { Counted, Scene } from './scene.ts';
import { blank, inWords, nothingMeasured, scaleOf, take } from './scene.ts';

/** Groups whose middle rating is told. */
const mostGroups = 12;

/** The middle rating, of all items or of each group. */
export async function runMedian(scene: Scene): Promise<Counted> {
  const { plan } = scene;
  const { filters, by } = plan;
  const counted = blank(scene);
  const { draft } = counted;
  const phrase = inWords(scene, filters);
  const name = measureName('mean_rating', scaleOf(scene)).replace('average', 'median');
  const all = await medianFigure(scene, filters);
  if (all.value === null) return { ...counted, missing: nothingMeasured(scene, phrase) };
  if (by === undefined || (typeof by === 'object' && 'time' in by)) {
    const ratings = countFigure(all.n, 'items', all.filters);
    draft.say(
      `The ${name} of ${phrase} is `,
      draft.figure('main', capital(`${name}: ${phrase}`), all),
      ', from ',
      draft.figure('rated', 'Ratings', ratings),
      all.n === 1 ? ' rating.' : ' ratings.',
    );
    return counted;
  }
  const { rows } = await take(scene, { filters, by, limit: mostGroups });
  const groups: { label: string; figure: Figure }[] = [];
  for (const { key, label, figure } of rows)
    if (key !== null) groups.push({ label, figure: await medianFigure(scene, figure.filters) });
  const known = groups.filter(({ figure }) => figure.value !== null);
  const sign = plan.order === 'least' ? 1 : -1;
  known.sort((a, b) => sign * ((a.figure.value ?? 0) - (b.figure.value ?? 0)));
  const list = known.flatMap(({ label, figure }, at) => [
    at === 0 ? '' : ', ',
    `${label} (`,
    draft.figure(at === 0 ? 'main' : `row_${at + 1}`, label, figure),
    ')',
  ]);
  draft.say(capital(`${name} of ${phrase}: `), ...list, '.');
  return counted;
}

async function medianFigure(scene: Scene, filters: FeedbackFilter): Promise<Figure> {
  const { value, n } = await medianOfRatings(scene.db, scene.workspaceId, readyAsSaved(filters));
  return {
    value,
    measure: 'mean_rating',
    unit: 'items',
    n,
    interval: null,
    filters: narrowed(filters, { rated: true }),
  };
}
