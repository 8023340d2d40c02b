import type { Sentiment } from '@earshot/contracts/filter/feedback-filter';
import { filterWords, speakerWords } from './feedback.words.ts';
import type { SentimentSpeaker } from '@earshot/contracts/feedback';
import styles from './sentiment-mark.module.css';

interface SentimentMarkProps {
  sentiment: Sentiment;
  /** What decided it: told on hover. */
  by?: SentimentSpeaker;
}

/** How an item sounds: a square in the colour of its meaning, and the word; underlined where a person said so. */
export function SentimentMark({ sentiment, by }: SentimentMarkProps) {
  return (
    <span
      className={by === 'person' ? `${styles.mark} ${styles.said}` : styles.mark}
      title={by && speakerWords[by]}
    >
      <i className={styles[sentiment]} aria-hidden="true" />
      {filterWords.sentiment[sentiment]}
      {by === 'person' && <span className="vh">, {speakerWords.person}</span>}
    </span>
  );
}
