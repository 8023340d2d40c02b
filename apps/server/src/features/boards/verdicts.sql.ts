import type { ReopenReason, ReleaseVerdict } from '@earshot/contracts/boards/board-cards';
import { dayMs } from '@earshot/contracts/durations';
import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';
import { instantOf } from '../../platform/instant.ts';

/** A release is judged over twelve whole weeks, and watched for four more, for feedback that is imported late. */
export const watchedWeeks = 16;

export interface VerdictRow {
  releasedAt: string;
  verdict: ReleaseVerdict['verdict'];
  /** How many times as many complaints there are; null where it is too early to say. */
  ratio: number | null;
  readAt: string;
  /** The workspace's revision when it was read. */
  readRev: number;
  improvedAt: string | null;
  reopenedAt: string | null;
  reopenedAs: ReopenReason | null;
}

/** A released card whose verdict may say something else than when it was last read. */
export interface DueVerdict {
  ideaId: string;
  releasedAt: string;
  /** The workspace's revision now. */
  revision: number;
}

/** Released cards whose feedback changed since, or of which another week is over; those that were reopened are not watched again. */
export function dueVerdicts(db: Db, workspaceId: string, nowMs: number): Promise<DueVerdict[]> {
  return runRaw<DueVerdict>(
    db,
    `select c.idea_id, c.released_at, w.revision
     from workspace w
     join board b on b.workspace_id = $1 and b.deleted_at is null
     join board_card c on c.workspace_id = $1 and c.board_id = b.id
     join idea i on i.workspace_id = $1 and i.id = c.idea_id and i.state = 'on_board' and i.deleted_at is null
     left join card_verdict v on v.workspace_id = $1 and v.idea_id = c.idea_id and v.released_at = c.released_at
     where w.id = $1 and c.released_at > $2::timestamptz and c.released_at <= $3::timestamptz
       and v.reopened_at is null and (v.read_rev is distinct from w.revision
         or floor(extract(epoch from v.read_at - c.released_at) / 604800)
           <> floor(extract(epoch from $3::timestamptz - c.released_at) / 604800))
     order by c.idea_id`,
    [workspaceId, instantOf(nowMs - watchedWeeks * 7 * dayMs), instantOf(nowMs)],
  );
}

export function findVerdict(db: Db, workspaceId: string, ideaId: string): Promise<VerdictRow | undefined> {
  return db
    .selectFrom('cardVerdict')
    .select(['releasedAt', 'verdict', 'ratio', 'readAt', 'readRev', 'improvedAt', 'reopenedAt', 'reopenedAs'])
    .where('workspaceId', '=', workspaceId)
    .where('ideaId', '=', ideaId)
    .$castTo<VerdictRow>()
    .executeTakeFirst();
}

export async function keepVerdict(
  db: Db,
  workspaceId: string,
  ideaId: string,
  verdict: VerdictRow,
): Promise<void> {
  await db
    .insertInto('cardVerdict')
    .values({ workspaceId, ideaId, ...verdict })
    .onConflict((on) => on.columns(['workspaceId', 'ideaId']).doUpdateSet(verdict))
    .execute();
}

export async function forgetVerdict(db: Db, workspaceId: string, ideaId: string): Promise<void> {
  await db
    .deleteFrom('cardVerdict')
    .where('workspaceId', '=', workspaceId)
    .where('ideaId', '=', ideaId)
    .execute();
}

/** Who said last that a card was released; undefined where nobody did, or is unknown. */
export async function releasedBy(db: Db, workspaceId: string, ideaId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('boardChange')
    .select('by')
    .where('workspaceId', '=', workspaceId)
    .where('ideaId', '=', ideaId)
    .where('kind', '=', 'released')
    .where('by', 'is not', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.by ?? undefined;
}
