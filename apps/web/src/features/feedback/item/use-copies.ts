import { limits } from '@earshot/contracts/limits';
import { useQueries } from '@tanstack/react-query';
import { copiesOf } from '../feedback.queries.ts';

/** How many items have the same words as each of these, itself included; items without copies are left out. */
export function useCopies(items: readonly { review_id: number }[]): ReadonlyMap<number, number> {
  const ids = items.map(({ review_id: id }) => id);
  // In the pages they came in, so that a longer list asks for its new part alone.
  const pages = Array.from({ length: Math.ceil(ids.length / limits.pageSize) }, (_, n) =>
    ids.slice(n * limits.pageSize, (n + 1) * limits.pageSize),
  );
  const answers = useQueries({ queries: pages.map(copiesOf) });
  return new Map(
    answers.flatMap(({ data }) =>
      (data?.copies ?? []).map(({ review_id: id, count }): [number, number] => [id, count]),
    ),
  );
}
