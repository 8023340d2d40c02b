import type { Db } from '../../platform/database/open.ts';

export interface Progress {
  firstQuestionAt: string | null;
  hasFeedback: boolean;
  hasOwnFeedback: boolean;
  hasView: boolean;
  /** Somebody else is a member, or is invited. */
  hasColleague: boolean;
}

/** What the workspace has of all that its first steps lead to. */
export function readProgress(db: Db, workspaceId: string, now: string): Promise<Progress> {
  return db
    .selectFrom('workspace as w')
    .select((eb) => [
      'w.firstQuestionAt',
      eb
        .exists(
          eb.selectFrom('feedbackItem').select(eb.lit(1).as('one')).where('workspaceId', '=', workspaceId),
        )
        .$castTo<boolean>()
        .as('hasFeedback'),
      eb
        .exists(
          eb
            .selectFrom('feedbackItem')
            .select(eb.lit(1).as('one'))
            .where('workspaceId', '=', workspaceId)
            .where('isSample', '=', false),
        )
        .$castTo<boolean>()
        .as('hasOwnFeedback'),
      eb
        .exists(eb.selectFrom('savedView').select(eb.lit(1).as('one')).where('workspaceId', '=', workspaceId))
        .$castTo<boolean>()
        .as('hasView'),
      eb
        .or([
          eb(
            eb
              .selectFrom('membership')
              .select((count) => count.fn.countAll<number>().as('members'))
              .where('workspaceId', '=', workspaceId),
            '>',
            1,
          ),
          eb.exists(
            eb
              .selectFrom('invitation')
              .select(eb.lit(1).as('one'))
              .where('workspaceId', '=', workspaceId)
              .where('acceptedAt', 'is', null)
              .where('cancelledAt', 'is', null)
              .where('expiresAt', '>', now),
          ),
        ])
        .$castTo<boolean>()
        .as('hasColleague'),
    ])
    .where('w.id', '=', workspaceId)
    .executeTakeFirstOrThrow();
}

/** The site from which the first visit of all came; null before any did. */
export async function firstSeenSite(
  db: Db,
  workspaceId: string,
): Promise<{ id: number; name: string; firstSeenAt: string; seenOn: string | null } | null> {
  const site = await db
    .selectFrom('site')
    .select(['id', 'name', 'firstSeenAt', 'seenOn'])
    .where('workspaceId', '=', workspaceId)
    .where('firstSeenAt', 'is not', null)
    .where('isSample', '=', false)
    .orderBy('firstSeenAt')
    .limit(1)
    .$narrowType<{ firstSeenAt: string }>()
    .executeTakeFirst();
  return site ?? null;
}

export async function hasSite(db: Db, workspaceId: string): Promise<boolean> {
  const site = await db
    .selectFrom('site')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('isSample', '=', false)
    .limit(1)
    .executeTakeFirst();
  return site !== undefined;
}

/** The first item that is still there and not of the sample; null when there is none. */
export async function firstOwnItem(
  db: Db,
  workspaceId: string,
): Promise<{ id: number; sourceId: number; receivedAt: string } | null> {
  const item = await db
    .selectFrom('feedbackItem')
    .select(['id', 'sourceId', 'receivedAt'])
    .where('workspaceId', '=', workspaceId)
    .where('isSample', '=', false)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return item ?? null;
}

export function firstQuestion(db: Db, workspaceId: string): Promise<{ firstQuestionAt: string | null }> {
  return db
    .selectFrom('workspace')
    .select('firstQuestionAt')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow();
}

/** Keeps when the first question was asked; a later one changes nothing. */
export async function keepFirstQuestion(db: Db, workspaceId: string, at: string): Promise<void> {
  await db
    .updateTable('workspace')
    .set({ firstQuestionAt: at })
    .where('id', '=', workspaceId)
    .where('firstQuestionAt', 'is', null)
    .execute();
}
