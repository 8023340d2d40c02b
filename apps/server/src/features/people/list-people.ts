import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { people, PersonInList } from '@earshot/contracts/people';
import type { Db } from '../../platform/database/open.ts';
import { countedOf } from './counted.ts';
import type { RankedRow } from './ranked-rows.ts';
import type { Rankings } from './rankings.ts';
import { factsOfPeople } from './rows.sql.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';
import type { Ready } from '../feedback/filter/ready-filter.service.ts';

/** One page of the people behind the matching items; in a transaction that is a snapshot. */
export async function listPeople(
  db: Db,
  workspaceId: string,
  { filters = {}, search = '', order, limit, after }: Ready<ParsedBody<typeof people.list>>,
  { rankings, nowMs }: { rankings: Rankings; nowMs: number },
): Promise<CallReply<typeof people.list>> {
  const asked = { what: 'people', order } as const;
  const ranked = await rankings.read(db, workspaceId, asked, { filters, search }, nowMs);
  const place = ranked.placeAfter(after);
  const page = ranked.from(place, limit);
  return {
    results: await peopleOf(db, workspaceId, page, filters),
    total_count: ranked.size,
    items: search ? null : { count: ranked.totals().items, filters: narrowed(filters, { has_author: true }) },
    next_after: ranked.cursorAt(place + page.length),
  };
}

/** The people of some rows, in their order. */
export async function peopleOf(
  db: Db,
  workspaceId: string,
  rows: readonly RankedRow[],
  filter: ReadyFilter,
): Promise<PersonInList[]> {
  const ids = rows.map(({ id }) => id);
  const facts = new Map((await factsOfPeople(db, workspaceId, ids, filter)).map((one) => [one.id, one]));
  return rows.flatMap((row) => {
    const known = facts.get(row.id);
    if (!known) return [];
    const { name, email, authorCount, sources, newest, account } = known;
    const counted = countedOf(row, narrowed(filter, { author_ids: [row.id] }));
    return [
      { author_id: row.id, name, email, author_count: authorCount, sources, newest, account, ...counted },
    ];
  });
}
