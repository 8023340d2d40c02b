import { wordsOf } from '@earshot/analysis/questions/reading/reading';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { Counted, Scene } from '../count/scene.ts';
import { take } from '../count/scene.ts';
import { unitInWords } from './in-words.ts';

/** Of many of one name the first are named. */
const mostNamed = 3;

/** Says beside a count of items that contain words what a topic or theme of that name counts, which may be another number. */
export async function sayNamesakes(scene: Scene, { draft }: Counted): Promise<void> {
  const { plan, names } = scene;
  const { filters, part } = plan;
  const inside = asWords(filters) ? filters : part && asWords(part) ? part : undefined;
  const words = inside?.about?.text;
  if (words === undefined || !inside) return;
  const { about: _about, ...rest } = inside;
  const within = inside === filters ? rest : narrowed(filters, rest);
  const unit = plan.unit === 'revenue' ? 'items' : plan.unit;
  for (const [i, { group, label, part: own }] of names
    .namesakesOf(wordsOf(words))
    .slice(0, mostNamed)
    .entries()) {
    const { total } = await take(scene, { filters: narrowed(within, own), unit });
    const figure = draft.figure(`namesake_${i + 1}`, `The ${group} “${label}”`, total);
    draft.say(`The ${group} “${label}” has `, figure, ` ${unitInWords(unit, total.value)}.`);
  }
}

function asWords({ about }: FeedbackFilter): boolean {
  return about?.as_words === true;
}
