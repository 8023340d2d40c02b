import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import { capital } from '../word/capital.ts';
import { periodInWords, unitInWords } from '../word/in-words.ts';
import type { RankedMatter } from './rank-matters.ts';
import type { Counted, Scene } from './scene.ts';
import { blank, inWords, take } from './scene.ts';

const namedRows = 5;

/** What the items speak of most, by matters and themes: the finding first, then what it was found among and how. */
export async function runMatters(scene: Scene, matters: readonly RankedMatter[]): Promise<Counted> {
  const { plan, names } = scene;
  const { filters } = plan;
  const counted = blank(scene);
  const { draft } = counted;
  const rows = [];
  for (const { label, filters: part } of matters) {
    const { total } = await take(scene, { filters: narrowed(filters, part), unit: plan.unit });
    if ((total.value ?? 0) > 0) rows.push({ label, figure: total });
  }
  rows.sort((a, b) => (b.figure.value ?? 0) - (a.figure.value ?? 0));
  const told = rows.slice(0, plan.limit ?? namedRows);
  const { total } = await take(scene, { filters });
  const phrase = inWords(scene, filters);
  const list = told.flatMap(({ label, figure }, at) => [
    at === 0 ? '' : at === told.length - 1 ? ' and ' : '; ',
    `${label} (around `,
    draft.figure(at === 0 ? 'main' : `row_${at + 1}`, label, figure),
    ')',
  ]);
  draft.say(`Mentioned most in ${phrase}: `, ...list, '. Some items are in more than one group.');
  const period = filters.said_from === undefined && filters.said_to === undefined ? periodOf(names.days) : '';
  draft.say(
    'Found among ',
    draft.figure('all', capital(phrase), total),
    ` ${inWords(scene, filters, unitInWords('items', total.value))}${period}, by wording and by theme.`,
  );
  counted.groups = told.slice(0, namedRows).map(({ label, figure }) => ({ label, filters: figure.filters }));
  return counted;
}

function periodOf(days: Scene['names']['days']): string {
  return days ? ` ${periodInWords({ said_from: days.first, said_to: days.last })}` : '';
}
