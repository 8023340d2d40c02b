import { runCount } from './run-count.ts';
import { sayParts } from './say-parts.ts';
import type { Counted, Scene } from './scene.ts';

/** How many there are and what they speak of, in counted parts; where all feedback is meant, with a quote for each. */
export async function runSummary(scene: Scene): Promise<Counted> {
  const counted = await runCount(scene);
  if (counted.missing) return counted;
  const parts = await sayParts(scene, counted);
  // Beside a matter the quotes that are nearest to it tell more than one for each part.
  return scene.plan.filters.about === undefined ? { ...counted, groups: parts } : counted;
}
