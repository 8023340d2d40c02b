import type { Citation } from '@earshot/contracts/questions';
import { useEffect, useRef } from 'react';
import { itemPath } from '../../lib/feedback-paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { askWords } from './questions.words.ts';
import styles from './answer-text.module.css';

/** Where a quote stands, opened below the sentence that cites it; Esc closes it. */
export function CitationNote({ citation, onClose }: { citation: Citation; onClose: () => void }) {
  const own = useRef<HTMLElement>(null);
  useEffect(() => own.current?.focus(), [citation]);
  const {
    number,
    title,
    quote,
    source_name: source,
    said_at: saidAt,
    rating,
    author,
    account,
    link,
  } = citation;
  return (
    <section
      ref={own}
      tabIndex={-1}
      className={styles.note}
      aria-label={askWords.citation(number)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <p className="sm">
        <b className="b">
          {askWords.citation(number)}
          {title ? `, ${title}` : ''}
        </b>{' '}
        <span className="mut">
          {[author, account, source].filter(Boolean).join(', ')}
          {saidAt && (
            <>
              , <DateTime iso={saidAt} />
            </>
          )}
          {rating && `, ${rating.value} of ${rating.max}`}
        </span>
      </p>
      <blockquote>“{quote}”</blockquote>
      <div className={styles.foot}>
        <ButtonLink size="sm" to={itemPath(citation.review_id)}>
          {askWords.item}
        </ButtonLink>
        {link && /^https?:/.test(link) && (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {askWords.original}
            <span className="vh"> (opens a new tab)</span>
          </a>
        )}
        <Button size="sm" variant="quiet" onClick={onClose}>
          {askWords.close}
        </Button>
      </div>
    </section>
  );
}
