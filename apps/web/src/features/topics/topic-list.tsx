import type { CustomTopicInList } from '@earshot/contracts/topics';
import { Link } from 'react-router';
import { formatCount } from '../../lib/format.ts';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { topicPath } from './topic-paths.ts';
import { topicWords } from './topics.words.ts';
import styles from './topics-screen.module.css';

interface TopicListProps {
  topics: readonly CustomTopicInList[];
  selected: number | null;
  mayChange: boolean;
}

/** The topics, newest first, with how many items belong and how good that is. */
export function TopicList({ topics, selected, mayChange }: TopicListProps) {
  if (topics.length === 0) return <p className="sec">{mayChange ? topicWords.none : topicWords.viewer}</p>;
  return (
    <nav className={styles.list} aria-label={topicWords.list}>
      {topics.map((topic) => (
        <Link
          key={topic.id}
          to={topicPath(topic.id)}
          aria-current={topic.id === selected ? 'page' : undefined}
        >
          <span className="row between top">
            <span className={styles.name}>
              {topic.title}
              <span className="vh">, </span>
            </span>
            <span className="sm">
              {formatCount(topic.item_count)}
              <span className="vh"> {topic.item_count === 1 ? 'item' : 'items'}, </span>
            </span>
          </span>
          <span className="row between">
            <span className="xs mut">
              {topic.precision?.status === 'audited'
                ? topicWords.checked(topic.precision.share)
                : topicWords.notChecked}
            </span>
            <Sparkline values={topic.recent} label={topicWords.course(topic.title)} isPartial />
          </span>
        </Link>
      ))}
    </nav>
  );
}
