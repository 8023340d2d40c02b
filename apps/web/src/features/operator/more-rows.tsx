import { Button } from '../../ui/inputs/button.tsx';
import { operatorWords } from './operator.words.ts';

/** As much of an endless query as is needed to ask for the next page. */
interface Endless {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Asks for the next page; nothing on the last. */
export function MoreRows({ query }: { query: Endless }) {
  if (!query.hasNextPage) return null;
  return (
    <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {query.isFetchingNextPage ? operatorWords.loadingMore : operatorWords.more}
    </Button>
  );
}
