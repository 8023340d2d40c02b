import { capital } from '../word/capital.ts';
import { isEstimated } from './estimate.ts';
import { runRank } from './run-rank.ts';
import type { Counted, Scene } from './scene.ts';
import { blank, inWords, take } from './scene.ts';

/** Whose the items are; where none says whose it is, that, and how many they are. */
export async function runWho(scene: Scene): Promise<Counted> {
  const ranked = await runRank(scene);
  if (!ranked.missing || scene.plan.measure !== 'count') return ranked;
  const { total } = await take(scene, { filters: scene.plan.filters });
  if (total.n === 0) return ranked;
  const counted = blank(scene);
  const main = counted.draft.figure('main', capital(inWords(scene, scene.plan.filters)), total);
  const what = scene.plan.by === 'account' ? 'account' : 'author';
  counted.draft.say(
    `The data does not say who: no ${what} is known for ${isEstimated(scene.plan.filters) ? 'around' : 'the'} `,
    main,
    ` ${inWords(scene, scene.plan.filters, total.n === 1 ? 'item' : 'items')}.`,
  );
  return counted;
}
