import type { FeedbackItem } from '@earshot/contracts/feedback';
import { missingText } from '../../../lib/missing-text.ts';
import { Avatar } from '../../../ui/page/avatar.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { Highlight } from '../../../ui/text/highlight.tsx';
import { CopiesLink } from '../item/copies-link.tsx';
import { cardWords, filterWords } from '../feedback.words.ts';
import { authorLine, authorSeed, ratingText } from '../item-names.ts';
import { ItemLink } from '../item-link.tsx';
import { SentimentMark } from '../sentiment-mark.tsx';
import styles from './feedback-row.module.css';

/** One item in a dense list; the whole row leads to it. */
export function FeedbackRow({ item, copies }: { item: FeedbackItem; copies?: number | undefined }) {
  return (
    <li className={styles.row}>
      <Avatar seed={authorSeed(item)} size={22} />
      <ItemLink className={styles.words} reviewId={item.review_id}>
        {item.title && (
          <b className="b">
            <Highlight text={item.title} />{' '}
          </b>
        )}
        {item.text.trim() ? (
          <Highlight text={item.text.trim()} />
        ) : (
          <span className="mut">{missingText(item.text)}</span>
        )}
      </ItemLink>
      <CopiesLink reviewId={item.review_id} count={copies} />
      <span className={styles.facts}>
        <SentimentMark sentiment={item.sentiment} by={item.sentiment_by} />
        <span className={styles.rating}>{item.rating ? ratingText(item.rating) : ''}</span>
        <span className={styles.source} title={authorLine(item)}>
          {item.source_name}
        </span>
        <span className={styles.language} title={filterWords.language(item.language)}>
          {item.language === 'und' ? '?' : item.language}
        </span>
        <span className={styles.date}>
          {item.said_at ? <DateTime iso={item.said_at} /> : cardWords.noDate}
        </span>
      </span>
    </li>
  );
}
