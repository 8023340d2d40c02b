import type { SharedCitation } from '@earshot/contracts/reports/report-run';
import { Link } from 'react-router';
import { itemPath } from '../../lib/feedback-paths.ts';
import { DateTime } from '../../ui/text/date-time.tsx';
import { pageWords } from './reports.words.ts';
import styles from './report-page.module.css';

/** Who said it, where and when; it opens the item where the reader may. */
export function QuoteSource({ citation }: { citation: SharedCitation }) {
  const { number, source_name: source, said_at: saidAt, author, account, rating } = citation;
  // Of the two forms of a run, one has the item.
  const { review_id: id } = citation as SharedCitation & { review_id?: number };
  const who = [author, account, source].filter(Boolean).join(', ');
  return (
    <span className="sm mut">
      {id === undefined ? (
        who
      ) : (
        <Link to={itemPath(id)} aria-label={`${pageWords.quote(number)}, ${who}`}>
          {who}
        </Link>
      )}
      {saidAt && (
        <>
          , <DateTime iso={saidAt} />
        </>
      )}
      {rating && `, ${rating.value} of ${rating.max}`}
    </span>
  );
}

/** A quote with what it speaks of. */
export function ReportQuote({ about, citation }: { about: string; citation: SharedCitation }) {
  return (
    <figure className={styles.voice}>
      <figcaption className="h">{about}</figcaption>
      <blockquote className="prose">“{citation.quote}”</blockquote>
      <QuoteSource citation={citation} />
    </figure>
  );
}
