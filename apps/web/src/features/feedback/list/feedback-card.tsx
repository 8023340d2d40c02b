import type { FeedbackItem } from '@earshot/contracts/feedback';
import { Link } from 'react-router';
import { similarPath, topicFromItemPath } from '../../../lib/feedback-paths.ts';
import { missingText } from '../../../lib/missing-text.ts';
import { Avatar } from '../../../ui/page/avatar.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { Highlight } from '../../../ui/text/highlight.tsx';
import { SimilarityLabel } from '../../../ui/text/similarity-label.tsx';
import { TruncatedText } from '../../../ui/text/truncated-text.tsx';
import { CopiesLink } from '../item/copies-link.tsx';
import { cardWords } from '../feedback.words.ts';
import { authorLine, authorSeed, originalLink } from '../item-names.ts';
import { ItemLink } from '../item-link.tsx';
import { matchedWords } from '../find/matched-words.ts';
import { SentimentMark } from '../sentiment-mark.tsx';
import styles from './feedback-card.module.css';

/** One item of an answer, with how near it is to what was asked and where it was said. */
export function FeedbackCard({
  item,
  question,
  copies,
}: {
  item: FeedbackItem;
  question: string;
  copies?: number | undefined;
}) {
  const who = authorLine(item);
  const original = originalLink(item);
  return (
    <article className={styles.card} aria-label={item.title ?? who}>
      <div className={styles.head}>
        <div className={styles.who}>
          <Avatar seed={authorSeed(item)} size={22} />
          <p className="sm">
            <b className="b">
              {item.title ? <Highlight text={item.title} words={matchedWords(item.title, question)} /> : who}
            </b>{' '}
            <span className="mut">
              {item.title && item.author?.name ? `${who}, ` : ''}
              {item.source_name}, {item.said_at ? <DateTime iso={item.said_at} /> : cardWords.noDate}
            </span>
          </p>
        </div>
        {item.score !== null && <SimilarityLabel score={item.score} />}
      </div>
      <p className={styles.text}>
        {item.text.trim() ? (
          <TruncatedText text={item.text} highlight={matchedWords(item.text, question)} />
        ) : (
          <span className="mut">{missingText(item.text)}</span>
        )}
      </p>
      <div className={styles.links}>
        {original && (
          <a href={original} target="_blank" rel="noopener noreferrer">
            {cardWords.original}
            <span className="vh"> (opens a new tab)</span>
          </a>
        )}
        <ItemLink reviewId={item.review_id}>{cardWords.item}</ItemLink>
        <Link to={similarPath(item)}>{cardWords.findSimilar}</Link>
        <Link to={topicFromItemPath(item)}>{cardWords.createTopic}</Link>
        <CopiesLink reviewId={item.review_id} count={copies} />
        <SentimentMark sentiment={item.sentiment} by={item.sentiment_by} />
      </div>
    </article>
  );
}
