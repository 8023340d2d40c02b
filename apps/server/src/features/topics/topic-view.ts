import type { CustomTrend } from '@earshot/contracts/topics';
import { shareOfThumbsUp } from './thumbs.ts';
import type { TopicWithCounts } from './topics.sql.ts';

/** Thumbs after which the present words have been judged anew. */
const enoughSince = 10;

/** A topic as calls answer it. */
export function topicView(topic: TopicWithCounts): CustomTrend {
  const { positive, negative, suggested, disagreements } = topic;
  const thumbs = positive + negative;
  return {
    id: topic.id,
    title: topic.title,
    description: topic.description,
    filters: topic.filter,
    threshold: topic.threshold,
    item_count: topic.itemCount,
    item_filters: { custom_trend_id: topic.id },
    accuracy: shareOfThumbsUp(topic),
    ratings: { positive, negative, suggested, disagreements },
    precision: topic.quality?.precision ?? null,
    recall: topic.quality?.recall ?? null,
    is_stale: topic.rewordedAt !== null && topic.thumbsSince < Math.min(enoughSince, thumbs),
    is_fitting: topic.wantedFit > topic.fitted,
    made_from: topic.madeFrom,
    created_by: topic.creator,
    created_at: topic.createdAt,
    updated_at: topic.updatedAt,
  };
}
