import { Link } from 'react-router';
import { itemPath } from '../../../lib/feedback-paths.ts';
import { Tag } from '../../../ui/text/tag.tsx';
import { TruncatedText } from '../../../ui/text/truncated-text.tsx';
import type { SaidItem } from './moments/feedback-as-moments.ts';
import type { ReplayPlayer } from '@earshot/replay-format/playing/replay-player';
import { replayWords } from './replay.words.ts';
import { clockOf } from '@earshot/replay-format/playing/timeline-scale';
import styles from './given-feedback.module.css';

interface GivenFeedbackProps {
  items: readonly SaidItem[];
  /** When the recording begins. */
  from: number;
  player: ReplayPlayer;
}

/** What the person said then: the clock leads to the moment, the link to the item. */
export function GivenFeedback({ items, from, player }: GivenFeedbackProps) {
  return (
    <section className="card" aria-labelledby="replay-feedback">
      <h2 id="replay-feedback" className={`h ${styles.title}`}>
        {replayWords.said}
      </h2>
      <ul className={styles.list}>
        {items.map(({ review_id: id, at, text, rule, confidence }) => (
          <li key={id}>
            <TruncatedText text={text} />
            <p className={styles.foot}>
              <button type="button" className={styles.clock} onClick={() => player.seek(at)}>
                {clockOf(at - from)}
              </button>
              <Link to={itemPath(id)}>{replayWords.openItem}</Link>
              <span className="mut sm">{replayWords.saidRules[rule]}</span>
              <Tag meaning="outline">{replayWords.confidences[confidence]}</Tag>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
