import type { GroupingName } from '@earshot/contracts/analytics';
import type { Db } from '../../../platform/database/open.ts';
import { Parameters, runRaw } from '../../../platform/database/raw-query.ts';
import { restricting } from '../../feedback/filter/filter-key.service.ts';
import { conditionsOf } from '../../feedback/filter/filter.shared.sql.ts';
import { hasDecimalComma, numberForm, numberIn } from './number-forms.ts';
import type { ReadyFilter } from '../../feedback/filter/ready-filter.service.ts';

/** What the numbers of a column come to. */
export interface Numbers {
  /** The group that they are of; null for the items without any. */
  key: string | null;
  /** How many numbers there are. */
  n: number;
  mean: number;
  median: number;
  highest: number;
  lowest: number;
  /** Standard deviation of a sample; null of one number. */
  spread: number | null;
  /** Whether each account has one number, which its items repeat. */
  isOfAccounts: boolean;
}

/** Whose numbers they are: those of each item, or one of each account or person, the mean of theirs. */
export type NumbersOf = 'items' | 'accounts' | 'people';
/** What they are grouped by; topics and themes, which overlap, part no numbers. */
export type NumbersBy = Exclude<GroupingName, 'theme' | 'topic'> | { field: string };

const owners: Record<Exclude<NumbersOf, 'items'>, string> = {
  accounts: 'i.account_id',
  people: 'coalesce(p.person_id, i.author_id)',
};
const keys: Record<Extract<NumbersBy, string>, string> = {
  source: 'i.source_id',
  sentiment: 'i.sentiment',
  language: 'i.language',
  stars: 'floor(i.rating_share::float8 * 4 + 1.5)::int',
  account: 'i.account_id',
  author: 'coalesce(p.person_id, i.author_id)',
  plan: `nullif(a.plan, '')`,
};

/** The numbers of a column of the items that match, in one row or in one for each group. */
export function numbersOf(
  db: Db,
  workspaceId: string,
  filter: ReadyFilter,
  { field, of, by }: { field: string; of: NumbersOf; by?: NumbersBy },
): Promise<Numbers[]> {
  const parameters = new Parameters(workspaceId);
  const name = parameters.add(field);
  const key =
    by === undefined
      ? 'null'
      : typeof by === 'string'
        ? keys[by]
        : `nullif(i.fields ->> ${parameters.add(by.field)}, '')`;
  const joins = [
    by === 'author' || of === 'people'
      ? 'left join author p on p.workspace_id = $1 and p.id = i.author_id and p.person_id is not null'
      : '',
    by === 'plan' ? 'left join account a on a.workspace_id = $1 and a.id = i.account_id' : '',
  ].join(' ');
  const value = numberIn(`(i.fields ->> ${name})`, '(select d.is_comma from decimals d)');
  const where = `i.workspace_id = $1 and i.fields ->> ${name} ~ '${numberForm}'${conditionsOf(restricting([filter]), parameters)}`;
  const values =
    of === 'items'
      ? `select (${key})::text as key, ${value} as value, i.account_id from feedback_item i ${joins} where ${where}`
      : `select (${key})::text as key, avg(${value}) as value, null::bigint as account_id from feedback_item i ${joins}
          where ${where} and ${owners[of]} is not null group by 1, ${owners[of]}`;
  return runRaw<Numbers>(
    db,
    `with decimals as materialized (select (${hasDecimalComma(name)}) as is_comma)
     select v.key, count(*)::int as n, avg(v.value) as mean, max(v.value) as highest, min(v.value) as lowest,
       percentile_cont(0.5) within group (order by v.value) as median, stddev_samp(v.value) as spread,
       (count(v.account_id) > count(distinct v.account_id)
         and count(distinct (v.account_id, v.value)) filter (where v.account_id is not null) = count(distinct v.account_id)) as is_of_accounts
     from (${values}) v group by v.key`,
    parameters.values,
  );
}
