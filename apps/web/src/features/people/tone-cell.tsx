import type { AccountInList } from '@earshot/contracts/people';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { formatCount } from '../../lib/format.ts';
import { NumberLink } from '../../ui/number-link.tsx';
import { ShareBar } from '../../ui/share-bar.tsx';
import { listWords, peopleWords } from './people.words.ts';
import styles from './people-screen.module.css';

/** How somebody's items sound, with the numbers of negative and positive ones. */
export function ToneCell({ sentiment, name }: { sentiment: AccountInList['sentiment']; name: string }) {
  return (
    <>
      <ShareBar
        parts={[
          { label: listWords.tones.negative, count: sentiment.negative.count, tone: 'neg' },
          { label: listWords.tones.neutral, count: sentiment.neutral.count, tone: 'neu' },
          { label: listWords.tones.positive, count: sentiment.positive.count, tone: 'pos' },
        ]}
      />
      <span className={styles.tones}>
        {(['negative', 'positive'] as const).map((tone) => (
          <NumberLink
            key={tone}
            value={sentiment[tone].count}
            to={feedbackListPath(sentiment[tone].filters)}
            label={peopleWords.toneOf(formatCount(sentiment[tone].count), tone, name)}
          />
        ))}
      </span>
    </>
  );
}
