import type { CustomTrend } from '@earshot/contracts/topics';
import { ApiProblem } from '../../lib/api-problem.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { RatingCard } from './rating-card.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { ThresholdSlider } from './threshold-slider.tsx';
import { TopicAccuracy } from './topic-accuracy.tsx';
import { TopicHead } from './topic-head.tsx';
import { TopicTrend } from './topic-trend.tsx';
import { detailWords, topicWords } from './topics.words.ts';
import { useLearntTopic } from './use-learnt-topic.ts';
import styles from './topics-screen.module.css';

/** One topic: its words, how good it is, its course, and what to rate. */
export function TopicView({ id, mayChange }: { id: number; mayChange: boolean }) {
  const topic = useLearntTopic(id);
  if (topic.error instanceof ApiProblem && topic.error.status === 404) {
    return (
      <EmptyState
        sentence={topicWords.unknown}
        action={<ButtonLink to={paths.topics}>{topicWords.all}</ButtonLink>}
      />
    );
  }
  return (
    <QueryView query={topic} what={detailWords.what}>
      {(shown) => <Parts topic={shown} mayChange={mayChange} />}
    </QueryView>
  );
}

function Parts({ topic, mayChange }: { topic: CustomTrend; mayChange: boolean }) {
  return (
    <>
      <div className={styles.middle}>
        <TopicHead topic={topic} mayChange={mayChange} />
        <TopicAccuracy topic={topic} />
        <TopicTrend id={topic.id} title={topic.title} />
        <ThresholdSlider topic={topic} mayChange={mayChange} />
      </div>
      <div className={styles.side}>
        <RatingCard topic={topic} mayChange={mayChange} />
        <SuggestionList id={topic.id} isLearning={topic.is_fitting} />
      </div>
    </>
  );
}
