import type { FeedbackItem } from '@earshot/contracts/feedback';
import { limits } from '@earshot/contracts/limits';
import { ItemLink } from '../../features/feedback/item-link.tsx';
import { authorLine } from '../../features/feedback/item-names.ts';
import { DateTime } from '../../ui/text/date-time.tsx';
import { Highlight } from '../../ui/text/highlight.tsx';
import { firstWords } from '../../ui/text/truncate.ts';
import { homeWords as words } from './home.words.ts';
import styles from './home.module.css';

/** Quotes, each of which opens its item. */
export function TellingQuotes({ items }: { items: readonly FeedbackItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.quotes} aria-label={words.quotes}>
      {items.map((item) => (
        <li key={item.review_id}>
          <ItemLink reviewId={item.review_id} className={styles.quote}>
            “<Highlight text={cutText(item.text)} />”
          </ItemLink>
          <p className="sm sec">
            {authorLine(item)}
            {item.said_at && (
              <>
                {' · '}
                <DateTime iso={item.said_at} />
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** One line, cut with dots. */
function cutText(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  const { text: start, cut } = firstWords(line, limits.previewWords);
  return cut ? `${start}…` : line;
}
