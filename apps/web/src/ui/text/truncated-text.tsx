import { limits } from '@earshot/contracts/limits';
import { useState } from 'react';
import { Highlight } from './highlight.tsx';
import { firstChars, firstWords } from './truncate.ts';
import styles from './truncated-text.module.css';

interface TruncatedTextProps {
  text: string;
  /** Cut after 30 words, or after 50 characters. */
  by?: 'words' | 'chars';
  /** Words to put under lamplight. */
  highlight?: readonly string[];
}

const labels = { words: ['See More', 'See Less'], chars: ['Show More', 'Show Less'] } as const;

/** Text that starts short and opens in place. */
export function TruncatedText({ text, by = 'words', highlight = [] }: TruncatedTextProps) {
  const [open, setOpen] = useState(false);
  const short =
    by === 'words' ? firstWords(text, limits.previewWords) : firstChars(text, limits.previewChars);
  const [more, less] = labels[by];
  return (
    <span className={styles.text}>
      <Highlight text={open ? text : short.text} words={highlight} />
      {short.cut && (
        <>
          {open ? ' ' : '… '}
          <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? less : more}
          </button>
        </>
      )}
    </span>
  );
}
