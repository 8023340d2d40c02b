import { cardScore } from '@earshot/analysis/scores/card-score';
import type {
  BoardCard,
  EvidenceCounts,
  ReopenReason,
  ScoreKind,
} from '@earshot/contracts/boards/board-cards';
import type { CardCounts, CardRow } from './cards.sql.ts';
import { reachOf } from './reach-of.ts';

/** A card as calls answer it. */
export function cardView(row: CardRow, score: ScoreKind): BoardCard {
  const { ideaId, title, columnId, rank, horizon, ownerId, ownerName, targetOn, tags, impact, effort } = row;
  return {
    ...{ idea_id: ideaId, title, column_id: columnId, rank, horizon },
    owner: ownerId === null ? null : { user_id: ownerId, name: ownerName ?? '' },
    ...{ target_on: targetOn, tags, impact, effort },
    ...{ counts: countsView(row), counted_at: row.countedAt, score: scoreView(row, score) },
    released: row.releasedAt === null ? null : { at: row.releasedAt, version: row.releaseVersion },
    reopened: reopenedView(row),
  };
}

function reopenedView(row: CardRow): BoardCard['reopened'] {
  const reopened = reopenedOf(row);
  return reopened && { at: reopened.at, as: reopened.as, released_at: reopened.releasedAt };
}

/** That and why a card is not done after all; null of one that was not reopened, or is released again. */
export function reopenedOf({
  releasedAt,
  judgedRelease,
  reopenedAt,
  reopenedAs,
}: CardRow): { at: string; as: ReopenReason; releasedAt: string } | null {
  if (releasedAt !== null || judgedRelease === null || reopenedAt === null || reopenedAs === null)
    return null;
  return { at: reopenedAt, as: reopenedAs, releasedAt: judgedRelease };
}

function countsView({ items, people, unnamed, accounts, revenue }: CardCounts): EvidenceCounts | null {
  if (items === null || people === null || unnamed === null || accounts === null) return null;
  return { items, people, unnamed, accounts, revenue };
}

/** The score of a card, from what is typed on it and what was counted for it. */
export function scoreView(row: CardRow, kind: ScoreKind): BoardCard['score'] {
  const { impact, effort, people, unnamed, reachGiven, reachReason, confidenceReason } = row;
  const counted = people === null || unnamed === null ? null : reachOf({ people, unnamed });
  const reach = { value: reachGiven ?? counted, computed: counted, reason: reachReason };
  const { confidenceGiven, confidence: computed } = row;
  const confidence = { value: confidenceGiven ?? computed, computed, reason: confidenceReason };
  const factors = { reach: reach.value, impact, confidence: confidence.value, effort };
  return { ...cardScore(kind, factors), reach, confidence };
}
