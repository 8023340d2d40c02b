import { judgeRegression } from '@earshot/analysis/trends/release-regression';
import { judgeRelease } from '@earshot/analysis/trends/release-verdict';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { instantOf } from '../../platform/instant.ts';
import type { Deps } from '../deps.ts';
import { keptEvidence } from '../ideas/card-ideas.service.ts';
import { boardOfIdea } from './boards.sql.ts';
import { cardsOfIdeas } from './cards.sql.ts';
import { keepOutcome } from './decisions/decisions.sql.ts';
import type { WeeksAround } from './releases.service.ts';
import { weeksSince } from './releases.service.ts';
import type { Reopening } from './reopen-card.ts';
import { reopenCard } from './reopen-card.ts';
import type { DueVerdict, VerdictRow } from './verdicts.sql.ts';
import * as sql from './verdicts.sql.ts';

type VerdictDeps = Pick<Deps, 'database' | 'engine' | 'now' | 'queue'>;

/**
 * Keeps what became of released cards, and reopens those whose verdict turned. Done again, or stopped in between, it finds what was read
 * and reopened already.
 */
export async function readDueVerdicts(
  deps: VerdictDeps,
  workspaceId: string,
  signal: AbortSignal,
): Promise<void> {
  const due = await readInWorkspace(deps.database, workspaceId, (tx) =>
    sql.dueVerdicts(tx, workspaceId, deps.now()),
  );
  for (const one of due) {
    signal.throwIfAborted();
    await readVerdict(deps, workspaceId, one);
  }
}

async function readVerdict(
  deps: VerdictDeps,
  workspaceId: string,
  { ideaId, releasedAt, revision }: DueVerdict,
): Promise<void> {
  const { database, now } = deps;
  const kept = await readInWorkspace(database, workspaceId, (tx) => keptEvidence(tx, workspaceId, [ideaId]));
  const weeks = await weeksSince(deps, workspaceId, kept, releasedAt);
  const { verdict, ratio } = judgeRelease(weeks.before, weeks.after);
  const at = instantOf(now());
  await inWorkspace(database, workspaceId, async (tx) => {
    const board = await boardOfIdea(tx, workspaceId, ideaId);
    const [card] = board ? await cardsOfIdeas(tx, workspaceId, board.id, [ideaId]) : [];
    // Another release was said of it while this one was read, or none.
    if (!board || card?.releasedAt !== releasedAt) return;
    const before = await sql.findVerdict(tx, workspaceId, ideaId);
    const last = before?.releasedAt === releasedAt ? before : null;
    if (last?.reopenedAt) return;
    const reopening = last && turnOf(last, verdict, weeks);
    await sql.keepVerdict(tx, workspaceId, ideaId, {
      ...{ releasedAt, verdict, ratio, readAt: at, readRev: revision },
      improvedAt: last?.improvedAt ?? (verdict === 'improved' ? at : null),
      ...{ reopenedAt: reopening ? at : null, reopenedAs: reopening?.as ?? null },
    });
    if (reopening) {
      await keepOutcome(tx, workspaceId, board.id, ideaId, { releasedAt, verdict, ratio });
      await reopenCard(deps, tx, workspaceId, { board, card, reopening, at });
    }
  });
}

/** Null where the verdict did not turn. What is worse when it is read for the first time was so when its release was said. */
function turnOf(
  last: Pick<VerdictRow, 'verdict' | 'improvedAt'>,
  verdict: VerdictRow['verdict'],
  weeks: WeeksAround,
): Reopening | null {
  if (verdict === 'worse') return last.verdict === 'worse' ? null : { as: 'worse', weeks };
  if (last.improvedAt === null) return null;
  const regression = judgeRegression(weeks.before, weeks.after);
  return regression && { as: 'back', weeks, last: regression.weeks };
}
