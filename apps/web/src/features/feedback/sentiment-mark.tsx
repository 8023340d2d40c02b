import type { Sentiment } from '@earshot/contracts/feedback-filter';
import { filterWords } from './feedback.words.ts';
import styles from './sentiment-mark.module.css';

/** How an item sounds: a square in the colour of its meaning, and the word. */
export function SentimentMark({ sentiment }: { sentiment: Sentiment }) {
  return (
    <span className={styles.mark}>
      <i className={styles[sentiment]} aria-hidden="true" />
      {filterWords.sentiment[sentiment]}
    </span>
  );
}
