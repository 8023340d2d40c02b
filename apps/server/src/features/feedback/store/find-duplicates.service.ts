import type { Db } from '../../../platform/database/open.ts';
import { runRaw } from '../../../platform/database/raw-query.ts';
import type { NewItem } from './new-item.service.ts';

/** Shorter texts are often the same by chance; they are duplicates only where the date is the same too. */
const tellingChars = 40;

export interface Duplicates {
  /** How many of the items look like ones that are here. */
  count: number;
  /** Names of the sources those are in, most first. */
  sources: string[];
}

/**
 * Which of some new items look like items that are already here, in whatever source: the same words, ignoring case and outer
 * spaces, at the same time or in a text too long to be the same by chance.
 */
export async function findDuplicates(
  db: Db,
  workspaceId: string,
  items: readonly Pick<NewItem, 'text' | 'saidAt'>[],
): Promise<Duplicates> {
  const asked = items.filter(({ text }) => text.trim() !== '');
  const rows = await runRaw<{ place: number; source: string }>(
    db,
    `select distinct on (s.place) s.place, o.name as source
       from unnest($2::text[], $3::timestamptz[]) with ordinality as s (text, said_at, place)
       join feedback_item i on i.workspace_id = $1
        and i.copy_key = hashtextextended(lower(btrim(s.text)), 0) & 9007199254740991
        and lower(btrim(i.text)) = lower(btrim(s.text))
        and (i.said_at = s.said_at or length(btrim(s.text)) >= $4)
       join source o on o.workspace_id = $1 and o.id = i.source_id
      order by s.place, i.id`,
    [workspaceId, asked.map(({ text }) => text), asked.map(({ saidAt }) => saidAt), tellingChars],
  );
  const bySource = Map.groupBy(rows, ({ source }) => source);
  const sources = [...bySource].sort(([, a], [, b]) => b.length - a.length).map(([name]) => name);
  return { count: rows.length, sources };
}
