import type { CallReply } from '@earshot/contracts/call';
import type { onboarding, OnboardingStep } from '@earshot/contracts/onboarding';
import { onboardingSteps } from '@earshot/contracts/onboarding';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Db } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { Deps } from '../deps.ts';
import type { Progress } from './onboarding.sql.ts';
import * as sql from './onboarding.sql.ts';

const isDone: Record<OnboardingStep, (progress: Progress) => boolean> = {
  feedback: ({ hasFeedback }) => hasFeedback,
  question: ({ firstQuestionAt }) => firstQuestionAt !== null,
  view: ({ hasView }) => hasView,
  colleague: ({ hasColleague }) => hasColleague,
};

/** The first steps of a workspace, each done or open, as its data says. */
export async function getStarted(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { workspaceId }: Caller,
): Promise<CallReply<typeof onboarding.getStarted>> {
  const at = new Date(now()).toISOString();
  const progress = await readInWorkspace(database, workspaceId, (tx) =>
    sql.readProgress(tx, workspaceId, at),
  );
  return {
    steps: onboardingSteps.map((step) => ({ step, done: isDone[step](progress) })),
    only_sample: progress.hasFeedback && !progress.hasOwnFeedback,
  };
}

/** What works of what was set up, with when it first did. */
export function checkSetUp(
  { database }: Pick<Deps, 'database'>,
  { workspaceId }: Caller,
): Promise<CallReply<typeof onboarding.checkSetUp>> {
  return readInWorkspace(database, workspaceId, async (tx) => {
    const [site, hasSite, item, { firstQuestionAt }] = await Promise.all([
      sql.firstSeenSite(tx, workspaceId),
      sql.hasSite(tx, workspaceId),
      sql.firstOwnItem(tx, workspaceId),
      sql.firstQuestion(tx, workspaceId),
    ]);
    return {
      script: site && { at: site.firstSeenAt, site_id: site.id, page: site.seenOn ?? site.name },
      has_site: hasSite,
      feedback: item && { at: item.receivedAt, review_id: item.id, source_id: item.sourceId },
      question: firstQuestionAt === null ? null : { at: firstQuestionAt },
    };
  });
}

/** The place of the first open step, from 1; one more than there are steps when all are done. */
export async function currentTask(db: Db, workspaceId: string, now: string): Promise<number> {
  const progress = await sql.readProgress(db, workspaceId, now);
  const open = onboardingSteps.findIndex((step) => !isDone[step](progress));
  return (open === -1 ? onboardingSteps.length : open) + 1;
}

/** Notices the first question of each workspace. */
export class FirstQuestions {
  readonly #deps: Pick<Deps, 'database' | 'now' | 'log'>;
  /** Workspaces whose first question is stored: theirs cost nothing more. */
  readonly #kept = new Set<string>();

  constructor(deps: Pick<Deps, 'database' | 'now' | 'log'>) {
    this.#deps = deps;
  }

  /** Never fails: an answer must not be lost because a step could not be ticked off. */
  async note(workspaceId: string): Promise<void> {
    if (this.#kept.has(workspaceId)) return;
    const { database, now, log } = this.#deps;
    const at = new Date(now()).toISOString();
    try {
      await inWorkspace(database, workspaceId, (tx) => sql.keepFirstQuestion(tx, workspaceId, at));
      this.#kept.add(workspaceId);
    } catch (error) {
      log.warn({ err: error, workspaceId }, 'The first question was not noted');
    }
  }
}
