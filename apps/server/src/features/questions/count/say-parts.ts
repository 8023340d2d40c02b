import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { excluding, narrowed } from '@earshot/contracts/filter/narrow-filter';
import { readyAsSaved } from '../../feedback/filter/ready-filter.service.ts';
import { unitInWords } from '../word/in-words.ts';
import { countFigure } from './draft.ts';
import { overlapsOf } from './parts.sql.ts';
import type { Counted, Scene } from './scene.ts';

const namedParts = 4;
const leastParts = 2;

/**
 * Says what the items behind an answer speak of most, and how many of them speak of none of it. All of it is counted in one reading.
 *
 * @returns the parts that were told; none where fewer than two of them part the items
 */
export async function sayParts(scene: Scene, { draft }: Counted): Promise<Counted['groups']> {
  const { plan, matters } = scene;
  if (matters.length < leastParts) return [];
  const overlaps = await overlapsOf(
    scene.db,
    scene.workspaceId,
    readyAsSaved(plan.filters),
    matters.map(({ filters }) => filters),
  );
  const sum = (isMeant: (parts: number) => boolean) =>
    overlaps.reduce((all, { parts, n }) => (isMeant(parts) ? all + n : all), 0);
  const whole = sum(() => true);
  const rows = matters
    .map(({ label, filters }, at) => ({
      label,
      filters,
      bit: 2 ** at,
      n: sum((parts) => (parts & (2 ** at)) > 0),
    }))
    // What all of them share tells nothing.
    .filter(({ n }) => n > 1 && n < whole)
    .sort((a, b) => b.n - a.n);
  const told = rows.slice(0, namedParts);
  if (told.length < leastParts) return [];
  const mask = told.reduce((all, { bit }) => all | bit, 0);
  const rest = sum((parts) => (parts & mask) === 0);
  const others = told.reduce<FeedbackFilter>(
    (all, { filters }) => excluding(all, partOf(filters)),
    plan.filters,
  );
  const list = told.flatMap(({ label, filters, n }, at) => [
    at === 0 ? '' : at === told.length - 1 ? ' and ' : '; ',
    `${label} (around `,
    draft.figure(`part_${at + 1}`, label, countFigure(n, 'items', narrowed(plan.filters, filters))),
    ')',
  ]);
  draft.say('Mentioned most: ', ...list, '. Some items are in more than one group.');
  draft.say(
    draft.figure('rest', 'None of these', countFigure(rest, 'items', others)),
    ` ${unitInWords('items', rest)} ${rest === 1 ? 'mentions' : 'mention'} none of these.`,
  );
  return told.map(({ label, filters }) => ({ label, filters: narrowed(plan.filters, filters) }));
}

function partOf({ also: _also, except: _except, ...part }: FeedbackFilter) {
  return part;
}
