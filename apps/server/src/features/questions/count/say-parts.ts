import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import { unitInWords } from '../word/in-words.ts';
import type { Counted, Scene } from './scene.ts';
import { take } from './scene.ts';

const namedParts = 4;
const leastParts = 2;

/**
 * Says what the items behind an answer speak of most, and how many of them speak of none of it.
 *
 * @returns the parts that were told; none where fewer than two of them part the items
 */
export async function sayParts(scene: Scene, { draft }: Counted): Promise<Counted['groups']> {
  const { plan, matters } = scene;
  const { total: whole } = await take(scene, { filters: plan.filters });
  const rows = [];
  for (const { label, filters: part } of matters) {
    const { total } = await take(scene, { filters: narrowed(plan.filters, part) });
    // What all of them share tells nothing.
    if (total.n > 1 && total.n < whole.n) rows.push({ label, part, figure: total });
  }
  rows.sort((a, b) => b.figure.n - a.figure.n);
  const told = rows.slice(0, namedParts);
  if (told.length < leastParts) return [];
  const others = [...(plan.filters.except ?? []), ...told.map(({ part }) => partOf(part))];
  const { total: rest } = await take(scene, { filters: { ...plan.filters, except: others } });
  const list = told.flatMap(({ label, figure }, at) => [
    at === 0 ? '' : at === told.length - 1 ? ' and ' : '; ',
    `${label} (around `,
    draft.figure(`part_${at + 1}`, label, figure),
    ')',
  ]);
  draft.say('Mentioned most: ', ...list, '. Some items are in more than one group.');
  draft.say(
    draft.figure('rest', 'None of these', rest),
    ` ${unitInWords('items', rest.n)} ${rest.n === 1 ? 'mentions' : 'mention'} none of these.`,
  );
  return told.map(({ label, figure }) => ({ label, filters: figure.filters }));
}

function partOf({ also: _also, except: _except, ...part }: FeedbackFilter) {
  return part;
}
