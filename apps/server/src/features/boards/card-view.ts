import { cardScore } from '@earshot/analysis/scores/card-score';
import type { BoardCard, EvidenceCounts, ScoreKind } from '@earshot/contracts/boards/board-cards';
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
  };
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
