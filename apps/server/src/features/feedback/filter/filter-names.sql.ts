import type { FilterNames } from '@earshot/contracts/feedback';
import type { FeedbackFilter, PlainFilter } from '@earshot/contracts/filter/feedback-filter';
import type { Db } from '../../../platform/database/open.ts';
import { runRaw } from '../../../platform/database/raw-query.ts';

type Kind = keyof FilterNames;

const idsOf: Record<Kind, (part: PlainFilter) => readonly number[]> = {
  sources: (part) => part.source_ids ?? [],
  topics: (part) => (part.custom_trend_id === undefined ? [] : [part.custom_trend_id]),
  themes: (part) => part.theme_ids ?? [],
  accounts: (part) => part.account_ids ?? [],
  authors: (part) => part.author_ids ?? [],
};

/** Names of all that a filter names by id, and that is there. */
export async function namesInFilter(
  db: Db,
  workspaceId: string,
  filter: FeedbackFilter,
): Promise<FilterNames> {
  const parts = [filter, ...(filter.also ?? []), ...(filter.except ?? [])];
  const asked = (kind: Kind) => [...new Set(parts.flatMap(idsOf[kind]))];
  const rows = await runRaw<{ kind: Kind; id: number; name: string }>(
    db,
    `select 'sources' as kind, id, name from source where workspace_id = $1 and id = any($2::int[])
     union all select 'topics', id, title from topic where workspace_id = $1 and id = any($3::int[])
     union all select 'themes', t.id, coalesce(s.given_name, s.found_name)
       from theme t join theme s on s.workspace_id = $1 and s.id = coalesce(t.shown_in, t.id)
       where t.workspace_id = $1 and t.id = any($4::int[])
     union all select 'accounts', id, name from account where workspace_id = $1 and id = any($5::int[])
     union all select 'authors', id, coalesce(name, email, '') from author
       where workspace_id = $1 and id = any($6::int[])`,
    [workspaceId, ...(['sources', 'topics', 'themes', 'accounts', 'authors'] as const).map(asked)],
  );
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind).map(({ id, name }) => ({ id, name }));
  return {
    sources: of('sources'),
    topics: of('topics'),
    themes: of('themes'),
    accounts: of('accounts'),
    authors: of('authors'),
  };
}
