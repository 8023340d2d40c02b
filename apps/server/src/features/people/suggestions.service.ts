import type { MergeSuggestion } from '@earshot/contracts/people';
import type { Db } from '../../platform/database/open.ts';
import { factsOfPeople } from './rows.sql.ts';
import { alikePairs } from './suggestions.sql.ts';

const mostSuggestions = 50;

/** Pairs that may be one person, the surest first. */
export async function suggestMerges(db: Db, workspaceId: string): Promise<MergeSuggestion[]> {
  const pairs = await alikePairs(db, workspaceId, mostSuggestions);
  const ids = [...new Set(pairs.flatMap(({ person, other }) => [person, other]))];
  const facts = new Map(
    (await factsOfPeople(db, workspaceId, ids, {})).map(({ id, name, email, sources, items }) => [
      id,
      { author_id: id, name, email, sources, items: { count: items, filters: { author_ids: [id] } } },
    ]),
  );
  return pairs.flatMap(({ likeness, shared, ...pair }) => {
    const [person, other] = [facts.get(pair.person), facts.get(pair.other)];
    return person && other ? [{ person, other, likeness, shared }] : [];
  });
}
