import { useLocation } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { findWords } from '../feedback.words.ts';
import { itemWords } from './item.words.ts';

/** Lists that an item is opened from, by what the way back to them is called. */
const lists: Readonly<Record<string, string>> = {
  [paths.feedback]: itemWords.back,
  [paths.find]: findWords.title,
  [paths.openQuestion]: itemWords.backToAnswer,
};

/** Where the reader was when they opened the item in view, with its filters; all feedback where that is not known. */
export function useCameFrom(): { to: string; title: string } {
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const from = state?.from;
  const title = typeof from === 'string' ? lists[from.split('?', 1)[0] ?? ''] : undefined;
  return typeof from === 'string' && title !== undefined
    ? { to: from, title }
    : { to: paths.feedback, title: itemWords.back };
}
