import type { AccountOrder, PeopleOrder } from '@earshot/contracts/people';
import type { Db } from '../../platform/database/open.ts';
import { conditionsOf } from '../feedback/filter/filter.shared.sql.ts';
import { restricting } from '../feedback/filter/filter-key.service.ts';
import { Parameters, runRaw } from '../../platform/database/raw-query.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

/** Who is looked for: whose items match, and what their names hold. */
export interface Wanted {
  filter: ReadyFilter;
  /** Empty: anybody. */
  search: string;
}

/** Bytes of one row: id, items, positive, negative, people as integers, yearly revenue as a double; see `RankedRows`. */
const rowBytes = `int4send(t.id) || int4send(t.items) || int4send(t.positive) || int4send(t.negative) || int4send(t.people)
  || float8send(t.revenue)`;

const tally = `count(*)::int as items, (count(*) filter (where i.sentiment = 'positive'))::int as positive,
  (count(*) filter (where i.sentiment = 'negative'))::int as negative, max(i.sort_at) as newest`;

const sums = `sum(g.items)::int as items, sum(g.positive)::int as positive, sum(g.negative)::int as negative,
  max(g.newest) as newest`;

/** Authors who are somebody else's person; joined to the sums of authors, of which there are fewer than items. */
const merged = 'left join author p on p.workspace_id = $1 and p.id = g.author_id and p.person_id is not null';

const peopleOrder: Record<PeopleOrder, string> = {
  items: 't.items desc',
  newest: 't.newest desc',
  negative: 't.negative desc, t.items desc',
  name: 'lower(coalesce(a.name, a.email, a.external_id)) nulls last',
};

/** All people behind the matching items in order, as bytes. */
export function rankPeople(
  db: Db,
  workspaceId: string,
  { filter, search }: Wanted,
  order: PeopleOrder,
): Promise<Buffer> {
  const parameters = new Parameters(workspaceId);
  const conditions = conditionsOf(restricting([filter]), parameters);
  const named = search
    ? `where coalesce(p.person_id, g.author_id) in (select coalesce(s.person_id, s.id) from author s
         where s.workspace_id = $1 and ${holds(['s.name', 's.email', 's.external_id'], parameters.add(search))})`
    : '';
  const names = order === 'name' ? 'join author a on a.workspace_id = $1 and a.id = t.id' : '';
  return rowsOf(
    db,
    `select string_agg(${rowBytes}, ''::bytea order by ${peopleOrder[order]}, t.id) as rows from (
       select coalesce(p.person_id, g.author_id) as id, ${sums}, 1 as people, 'NaN'::float8 as revenue
         from (select i.author_id, ${tally} from feedback_item i
                where i.workspace_id = $1 and i.author_id is not null${conditions} group by i.author_id) g
         ${merged} ${named} group by 1) t ${names}`,
    parameters,
  );
}

const accountOrder: Record<AccountOrder, string> = {
  items: 't.items desc',
  people: 't.people desc, t.items desc',
  revenue: `nullif(t.revenue, 'NaN') desc nulls last`,
  newest: 't.newest desc',
  negative: 't.negative desc, t.items desc',
  name: 'lower(t.name)',
};

/** All accounts behind the matching items in order, as bytes. */
export function rankAccounts(
  db: Db,
  workspaceId: string,
  { filter, search }: Wanted,
  order: AccountOrder,
): Promise<Buffer> {
  const parameters = new Parameters(workspaceId);
  const conditions = conditionsOf(restricting([filter]), parameters);
  const named = search ? ` and ${holds(['a.name', 'a.external_id', 'a.plan'], parameters.add(search))}` : '';
  return rowsOf(
    db,
    `select string_agg(${rowBytes}, ''::bytea order by ${accountOrder[order]}, t.id) as rows from (
       select g.account_id as id, a.name, ${sums}, count(distinct coalesce(p.person_id, g.author_id))::int as people,
              coalesce(a.yearly_revenue_eur::float8, 'NaN') as revenue
         from (select i.account_id, i.author_id, ${tally} from feedback_item i
                where i.workspace_id = $1 and i.account_id is not null${conditions}
                group by i.account_id, i.author_id) g
         join account a on a.workspace_id = $1 and a.id = g.account_id${named}
         ${merged} group by g.account_id, a.name, a.yearly_revenue_eur) t`,
    parameters,
  );
}

async function rowsOf(db: Db, text: string, parameters: Parameters): Promise<Buffer> {
  const [row] = await runRaw<{ rows: Buffer | null }>(db, text, parameters.values);
  return row?.rows ?? Buffer.alloc(0);
}

/** Letter case aside. */
function holds(columns: readonly string[], part: string): string {
  return `(${columns.map((column) => `strpos(lower(${column}), lower(${part})) > 0`).join(' or ')})`;
}
