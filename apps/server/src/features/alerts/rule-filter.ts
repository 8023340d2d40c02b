import type { AlertRule } from '@earshot/contracts/alerts';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { RuleRow } from './rules.sql.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';
import { itemsOfTopic, readyAsSaved } from '../feedback/filter/ready-filter.service.ts';

type Watched = Pick<RuleRow, 'kind' | 'topicId' | 'themeId' | 'filter' | 'searchTerm' | 'isMerged'>;

/** The items that a rule watches, whenever they were said. */
export function filterOfRule({ topicId, themeId, filter }: Watched): ReadyFilter {
  if (topicId !== null) return itemsOfTopic(topicId);
  if (themeId !== null) return { theme_ids: [themeId] };
  return readyAsSaved(filter ?? {});
}

/** Why the rule cannot be watched as it is; null when it can. */
export function hindranceOf({ filter, searchTerm, isMerged }: Watched): AlertRule['hindrance'] {
  if (isMerged) return 'merged';
  if (searchTerm) return 'question';
  return filter ? hindranceOfFilter(filter) : null;
}

/** Days of its own leave nothing to wait for; what is about a text is not kept, so its days cannot be counted. */
export function hindranceOfFilter(filter: FeedbackFilter): 'about' | 'days' | null {
  const parts = [filter, ...(filter.also ?? []), ...(filter.except ?? [])];
  if (parts.some(({ about }) => about !== undefined)) return 'about';
  const areDays = parts.some(({ said_from: from, said_to: to }) => from !== undefined || to !== undefined);
  return areDays || filter.undated === true ? 'days' : null;
}

/** Topics and themes are watched together; what people set up is watched by itself. */
export function isWatched(rule: RuleRow, watchesAll: boolean): boolean {
  const isOfAll = rule.kind === 'topic' || rule.kind === 'theme';
  return rule.isOn && (watchesAll || !isOfAll) && hindranceOf(rule) === null;
}
