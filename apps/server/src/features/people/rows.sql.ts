import type { AccountFacts } from '@earshot/contracts/people';
import type { Db } from '../../platform/database/open.ts';
import { conditionsOf } from '../feedback/filter/filter.shared.sql.ts';
import { restricting } from '../feedback/filter/filter-key.service.ts';
import { Parameters, runRaw } from '../../platform/database/raw-query.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

export interface SourceName {
  source_id: number;
  name: string;
}

/** What a list shows of a person beside the sums of their items. */
export interface PersonFacts {
  id: number;
  name: string | null;
  email: string | null;
  authorCount: number;
  items: number;
  sources: SourceName[];
  newest: { review_id: number; said_at: string | null };
  account: AccountFacts | null;
}

/** As JSON, so that it comes in one column. */
export const accountFacts = (a: string) =>
  `jsonb_build_object('account_id', ${a}.id, 'name', ${a}.name, 'plan', ${a}.plan,
     'yearly_revenue_eur', ${a}.yearly_revenue_eur::float8)`;

const sourceNames = (ids: string) =>
  `(select coalesce(jsonb_agg(jsonb_build_object('source_id', s.id, 'name', s.name) order by lower(s.name), s.id), '[]')
      from source s where s.workspace_id = $1 and s.id = any(${ids}))`;

/** An instant as lists give it. */
const instant = (at: string) => `to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const newest = `jsonb_build_object('review_id', n.id, 'said_at', ${instant('n.said_at')})`;

/** The people of these ids, in no order, by their matching items. */
export function factsOfPeople(
  db: Db,
  workspaceId: string,
  ids: readonly number[],
  filter: ReadyFilter,
): Promise<PersonFacts[]> {
  const parameters = new Parameters(workspaceId, ids);
  return runRaw(
    db,
    `with member as materialized (
       select id, id as person_id from author where workspace_id = $1 and id = any($2)
       union all select id, person_id from author where workspace_id = $1 and person_id = any($2)),
     theirs as materialized (
       select m.person_id, i.id, i.said_at, i.sort_at, i.source_id, i.account_id from feedback_item i
         join member m on m.id = i.author_id
        where i.workspace_id = $1 and i.author_id = any(array(select id from member))${where(filter, parameters)}),
     n as (select distinct on (person_id) * from theirs order by person_id, sort_at desc, id desc),
     c as (select distinct on (person_id) person_id, account_id from theirs where account_id is not null
            order by person_id, sort_at desc, id desc)
     select a.id, a.name, a.email,
            (select count(*) from member m where m.person_id = a.id) as author_count,
            (select count(*) from theirs t where t.person_id = a.id) as items,
            ${sourceNames('array(select t.source_id from theirs t where t.person_id = a.id)')} as sources,
            ${newest} as newest,
            case when o.id is not null then ${accountFacts('o')} end as account
       from author a join n on n.person_id = a.id left join c on c.person_id = a.id
       left join account o on o.workspace_id = $1 and o.id = c.account_id
      where a.workspace_id = $1 and a.id = any($2)`,
    parameters.values,
  );
}

export interface AccountRow {
  id: number;
  name: string;
  plan: string | null;
  yearlyRevenueEur: number | null;
  newest: PersonFacts['newest'];
}

/** The accounts of these ids, in no order, by their matching items. */
export function factsOfAccounts(
  db: Db,
  workspaceId: string,
  ids: readonly number[],
  filter: ReadyFilter,
): Promise<AccountRow[]> {
  const parameters = new Parameters(workspaceId, ids);
  return runRaw(
    db,
    `select a.id, a.name, a.plan, a.yearly_revenue_eur::float8 as yearly_revenue_eur, ${newest} as newest
       from account a cross join lateral (
         select i.id, i.said_at from feedback_item i
          where i.workspace_id = $1 and i.account_id = a.id${where(filter, parameters)}
          order by i.sort_at desc, i.id desc limit 1) n
      where a.workspace_id = $1 and a.id = any($2)`,
    parameters.values,
  );
}

function where(filter: ReadyFilter, parameters: Parameters): string {
  return conditionsOf(restricting([filter]), parameters);
}
