import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { QuestionPlan } from '@earshot/contracts/questions';
import type { ItemsAbout } from '../../feedback/filter/items-about.service.ts';
import { comparable } from './comparable.ts';

interface Asked {
  workspaceId: string;
  body: { filters?: FeedbackFilter | undefined };
  plan: QuestionPlan;
}

export interface ReadyPlan {
  plan: QuestionPlan;
  /** Where the plan counts by likeness: the same items, of those that contain the words. */
  floor: FeedbackFilter | null;
}

/**
 * The plan within the asker's own filter, ready for the database.
 *
 * @throws Problem `not_found` for a topic that is not there
 */
export async function readyPlan(
  about: ItemsAbout,
  { workspaceId, body, plan }: Asked,
  today: string,
): Promise<ReadyPlan> {
  const ready = (filter: FeedbackFilter) => about.ready(workspaceId, filter);
  const filters = narrowed(body.filters ?? {}, plan.filters);
  const words = inWordsAlone(filters);
  const part = plan.part && (await ready(plan.part));
  const [first, second] = plan.sides ?? [];
  const sides: QuestionPlan['sides'] = first &&
    second && [
      { ...first, filters: await ready(first.filters) },
      { ...second, filters: await ready(second.filters) },
    ];
  return {
    plan: comparable({ ...plan, filters: await ready(filters), part, sides }, today),
    floor: words && (await ready(words)),
  };
}

function inWordsAlone({ about, ...rest }: FeedbackFilter): FeedbackFilter | null {
  if (!about || about.as_words) return null;
  return { ...rest, about: { text: about.text, at_least: about.at_least, as_words: true } };
}
