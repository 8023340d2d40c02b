import { runCount } from './run-count.ts';
import { sayParts } from './say-parts.ts';
import type { Counted, Scene } from './scene.ts';
import { take } from './scene.ts';

/** How many there are, and what comes up among them. */
export async function runWhy(scene: Scene): Promise<Counted> {
  const { plan, known } = scene;
  const { filters } = plan;
  const counted = await runCount({ ...scene, plan: { ...plan, measure: 'count' } });
  if (counted.missing) return counted;
  const parts = await sayParts(scene, counted);
  if (parts.length > 0) return { ...counted, groups: parts };
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
  counted.draft.say('Mentioned most among them: ', ...named, '.');
  counted.groups = telling.map((row) => ({ label: row.label, filters: row.figure.filters }));
  return counted;
}
