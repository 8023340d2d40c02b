import type { FeedbackItemDetail } from '@earshot/contracts/feedback';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { feedbackListPath } from '../../../lib/feedback-paths.ts';
import { itemWords } from './item.words.ts';
import { FactList } from './fact-list.tsx';

/** The longest value that is also a link to its like; a filter takes no longer one. */
const linkedChars = 200;

/** The columns of an item that are none of our own; each value leads to the items that share it. */
export function ItemFields({ item }: { item: FeedbackItemDetail }) {
  const facts = Object.entries(item.fields).map(([key, value]): [string, ReactNode] => [
    key,
    value && value.length <= linkedChars ? (
      <Link to={feedbackListPath({ metadata_filters: [{ key, condition: 'equals', value }] })}>{value}</Link>
    ) : (
      value
    ),
  ]);
  return <FactList title={itemWords.fields} facts={facts} empty={itemWords.noFields} />;
}
