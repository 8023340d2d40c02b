import { sumOfWeeks } from '@earshot/analysis/trends/release-verdict';
import type { Tx } from '../../platform/database/open.ts';
import type { Deps } from '../deps.ts';
import type { BoardAt, ColumnRow } from './boards.sql.ts';
import { columnsOf, updateBoard } from './boards.sql.ts';
import { alertMembers } from './card-alerts.service.ts';
import { seersOf } from './card-alerts.sql.ts';
import { fieldsOf, namedFields } from './card-fields.ts';
import type { CardRow } from './cards.sql.ts';
import { updateCard } from './cards.sql.ts';
import { differing } from './change-board.ts';
import { insertChanges } from './changes.sql.ts';
import { watchersOf } from './comments.sql.ts';
import type { WeeksAround } from './releases.service.ts';
import { releasedBy } from './verdicts.sql.ts';

/** Why a card is not done after all. */
export type Reopening = { weeks: WeeksAround } & (
  | { as: 'worse' }
  | {
      as: 'back';
      /** How many weeks at the end are as bad as those before the release. */
      last: number;
    }
);

/** Puts a released card back among the committed, keeps in its history why, and alerts who has to know. */
export async function reopenCard(
  deps: Pick<Deps, 'queue'>,
  tx: Tx,
  workspaceId: string,
  { board, card, reopening, at }: { board: BoardAt; card: CardRow; reopening: Reopening; at: string },
): Promise<void> {
  const columns = await columnsOf(tx, workspaceId, [board.id]);
  const next = {
    ...fieldsOf(card),
    ...{ columnId: columnFor(columns, card.columnId), releasedAt: null, releaseVersion: null },
  };
  await updateCard(tx, workspaceId, card.ideaId, next);
  const difference = differing(namedFields(card), namedFields(next)) ?? { before: {}, after: {} };
  const revision = board.revision + 1;
  await insertChanges(tx, workspaceId, board.id, [
    {
      ...{ ideaId: card.ideaId, kind: 'reopened', by: null, revision, at, before: difference.before },
      after: { ...difference.after, reason: reasonOf(reopening) },
    },
  ]);
  await updateBoard(tx, workspaceId, board.id, { revision });
  const line = { boardId: board.id, revision, ideaId: card.ideaId, at };
  const responsible = [card.ownerId, await releasedBy(tx, workspaceId, card.ideaId), board.madeBy];
  const [first] = await seersOf(tx, workspaceId, board.id, responsible);
  const watchers = (await watchersOf(tx, workspaceId, board.id, card.ideaId)).map(({ userId }) => userId);
  const told = [...new Set([...(first === undefined ? [] : [first]), ...watchers])];
  await alertMembers(deps, tx, workspaceId, line, told);
}

/** Where it goes from a released column: to the first committed one, else the first planned one; from any other it was moved by hand, and stays. */
function columnFor(columns: readonly ColumnRow[], columnId: string): string {
  if (columns.find(({ id }) => id === columnId)?.state !== 'released') return columnId;
  const open = (['committed', 'planned', 'considering'] as const).flatMap(
    (wanted) => columns.find(({ state }) => state === wanted) ?? [],
  );
  return open[0]?.id ?? columnId;
}

const countedBy: Record<WeeksAround['counted_by'], string> = {
  sessions: 'recorded sessions',
  items: 'items of all feedback',
};

/** Why, in a sentence with its figures, as it is kept and emailed. */
export function reasonOf(reopening: Reopening): string {
  const { before, after, counted_by: by } = reopening.weeks;
  const was = rateOf(before);
  const unit = `per 1,000 ${countedBy[by]}`;
  if (reopening.as === 'worse') {
    return `Complaints rose from ${was} to ${rateOf(after)} ${unit} in the ${after.length} weeks after the release.`;
  }
  const between = rateOf(after.slice(0, -reopening.last));
  const now = rateOf(after.slice(-reopening.last));
  return `Complaints are back: ${now} ${unit} in the last ${reopening.last} weeks, after they had fallen from ${was} to ${between} with the release.`;
}

const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Complaints for each 1,000 over whole weeks: whole from 10 on, with one decimal below. */
function rateOf(weeks: WeeksAround['before']): string {
  const { complaints, active } = sumOfWeeks(weeks);
  const rate = (1000 * complaints) / Math.max(1, active);
  return oneDecimal.format(rate >= 10 ? Math.round(rate) : rate);
}
