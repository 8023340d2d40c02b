import type { Figure } from '@earshot/contracts/analytics';
import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import { readyAsSaved } from '../../feedback/filter/ready-filter.service.ts';
import { capital } from '../word/capital.ts';
import { periodInWords, unitInWords } from '../word/in-words.ts';
import { countFigure } from './draft.ts';
import { mostParts, overlapsOf } from './parts.sql.ts';
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
  const rows = (await figuresOf(scene, matters)).filter(({ figure }) => (figure.value ?? 0) > 0);
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
  counted.top = matters.find(({ label }) => label === told[0]?.label)?.part ?? null;
  return counted;
}

/** Items of all matters are counted in one reading; of people and accounts each has its own. */
async function figuresOf(
  scene: Scene,
  matters: readonly RankedMatter[],
): Promise<{ label: string; figure: Figure }[]> {
  const { plan, db, workspaceId } = scene;
  const { filters, unit } = plan;
  if (unit !== 'items') {
    const rows = [];
    for (const { label, filters: part } of matters)
      rows.push({ label, figure: (await take(scene, { filters: narrowed(filters, part), unit })).total });
    return rows;
  }
  const parts = matters.slice(0, mostParts);
  const overlaps = await overlapsOf(
    db,
    workspaceId,
    readyAsSaved(filters),
    parts.map((one) => one.filters),
  );
  return parts.map(({ label, filters: part }, at) => {
    const n = overlaps.reduce((all, one) => ((one.parts & (2 ** at)) > 0 ? all + one.n : all), 0);
    return { label, figure: countFigure(n, 'items', narrowed(filters, part)) };
  });
}

function periodOf(days: Scene['names']['days']): string {
  return days ? ` ${periodInWords({ said_from: days.first, said_to: days.last })}` : '';
}
