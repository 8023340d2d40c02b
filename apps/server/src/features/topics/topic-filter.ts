import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { badField } from '../../platform/http/problem.ts';
import { restricting } from '../feedback/filter/filter-key.service.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';
import { readyAsSaved } from '../feedback/filter/ready-filter.service.ts';

/** What changes without the item changing: a topic that hung on it would have to be fitted with each of its changes. */
const moving = ['custom_trend_id', 'without_topic', 'theme_ids', 'without_theme', 'about'] as const;

/** A filter that can limit a topic. @throws Problem `bad_request` for one by topics, themes or likeness */
export function topicFilter(filter: FeedbackFilter | undefined): ReadyFilter {
  const [own = {}] = restricting(filter ? [filter] : []);
  for (const part of [own, ...(own.also ?? []), ...(own.except ?? [])]) {
    for (const name of moving) {
      if (part[name] !== undefined)
        throw badField(`filters/${name}`, 'A topic cannot be limited by topics, themes or similarity.');
    }
  }
  return readyAsSaved(own);
}
