import type { FeedbackFilter, Sentiment } from '@earshot/contracts/filter/feedback-filter';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { formatCounted } from '../../lib/format.ts';
import { NumberLink } from '../text/number-link.tsx';
import { ToneBar } from './tone-bar.tsx';
import styles from './tone-figures.module.css';

interface ToneFiguresProps {
  sentiment: Record<Sentiment, { count: number; filters: FeedbackFilter }>;
  /** Whose items they are, as the links say it: “from Ada”, “in Lost bags”. */
  whose: string;
}

/** How something's items sound; the numbers of negative and positive ones open them. */
export function ToneFigures({ sentiment, whose }: ToneFiguresProps) {
  const { negative, neutral, positive } = sentiment;
  return (
    <>
      <ToneBar negative={negative.count} neutral={neutral.count} positive={positive.count} />
      <span className={styles.figures}>
        {(['negative', 'positive'] as const).map((tone) => (
          <NumberLink
            key={tone}
            value={sentiment[tone].count}
            to={feedbackListPath(sentiment[tone].filters)}
            label={`${formatCounted(sentiment[tone].count, `${tone} item`)} ${whose}`}
          />
        ))}
      </span>
    </>
  );
}
