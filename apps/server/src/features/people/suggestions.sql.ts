import type { likenesses } from '@earshot/contracts/people';
import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';

export interface AlikePair {
  person: number;
  other: number;
  likeness: (typeof likenesses)[number];
  /** The id, or the account's name. */
  shared: string;
}

/**
 * Pairs of people that may be one. Of several alike each is paired with the oldest, so that their number grows with the
 * people, not with its square. The surest first: the same id before the same name.
 */
export function alikePairs(db: Db, workspaceId: string, limit: number): Promise<AlikePair[]> {
  return runRaw(
    db,
    `with someone as materialized (
       select a.id, coalesce(a.person_id, a.id) as person, a.external_id, lower(btrim(a.name)) as name
         from author a where a.workspace_id = $1),
     same_id as (
       select min(person) over (partition by external_id) as person, person as other, external_id as shared
         from someone where external_id is not null),
     speaks as (
       select distinct s.person, s.name, i.account_id from someone s
         join feedback_item i on i.workspace_id = $1 and i.author_id = s.id and i.account_id is not null
        where s.name <> ''),
     same_name as (
       select min(person) over (partition by name, account_id) as person, person as other, account_id from speaks),
     pairs as (
       select person, other, 'same_external_id' as likeness, shared, 1 as rank from same_id where person <> other
       union
       select n.person, n.other, 'same_name_and_account', o.name, 2 from same_name n
         join account o on o.workspace_id = $1 and o.id = n.account_id where n.person <> n.other)
     select * from (select distinct on (person, other) person, other, likeness, shared, rank from pairs p
        where not exists (select 1 from person_apart x where x.workspace_id = $1
          and x.author_id = least(p.person, p.other) and x.other_id = greatest(p.person, p.other))
        order by person, other, rank, shared) d
      order by rank, person, other limit $2`,
    [workspaceId, limit],
  );
}
