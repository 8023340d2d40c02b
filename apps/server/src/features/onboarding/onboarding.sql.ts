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

/** Keeps when the first question was asked; a later one changes nothing. */
export async function keepFirstQuestion(db: Db, workspaceId: string, at: string): Promise<void> {
  await db
    .updateTable('workspace')
    .set({ firstQuestionAt: at })
    .where('id', '=', workspaceId)
    .where('firstQuestionAt', 'is', null)
    .execute();
}
