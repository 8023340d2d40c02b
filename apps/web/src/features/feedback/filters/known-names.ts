import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { useQuery } from '@tanstack/react-query';
import { filterNames } from '../feedback.queries.ts';
import type { KnownNames } from './filter-names.ts';
import { goneWords, namelessPerson } from '../feedback.words.ts';

const waiting = '…';

/** What the ids of a filter are called, as the server says; what is gone says so. */
export function useKnownNames(filter: FeedbackFilter): KnownNames {
  const { data, isPlaceholderData } = useQuery(filterNames(filter));
  const named = (kind: keyof KnownNames) => {
    const names = new Map(data?.[kind].map(({ id, name }) => [id, name]));
    // A name that was asked for and did not come is that of something gone.
    const otherwise = data && !isPlaceholderData ? goneWords[kind] : waiting;
    return (id: number) => names.get(id) ?? otherwise;
  };
  const authors = named('authors');
  return {
    sources: named('sources'),
    topics: named('topics'),
    themes: named('themes'),
    accounts: named('accounts'),
    authors: (id) => authors(id) || namelessPerson,
  };
}
