import { dateAt, numberAt, textAt } from '../json.ts';
import type { BroughtItem, BroughtTurn } from './connection-kind.ts';

/** What a customer said of how a ticket went. */
export interface TicketRating {
  rating: BroughtItem['rating'];
  /** What they wrote beside it; null where they did not. */
  remark: BroughtTurn | null;
}

/** The last that a customer gave of a ticket, of all that Freshdesk lists. */
export function lastRating(listed: readonly unknown[]): TicketRating | null {
  const when = (one: unknown) => Number(dateAt(one, 'created_at') ?? 0);
  const last = [...listed].sort((one, other) => when(one) - when(other)).at(-1);
  if (last === undefined) return null;
  const text = textAt(last, 'feedback');
  const remark: BroughtTurn = { by: 'customer', text, at: textAt(last, 'created_at') };
  return {
    rating: ratingOf(numberAt(last, 'ratings', 'default_question')),
    remark: text === '' ? null : remark,
  };
}

/** 100 is neutral, 101 to 103 are ever happier and −101 to −103 ever unhappier; of older surveys 1 is happy and 3 unhappy. */
function ratingOf(score: number | null): BroughtItem['rating'] {
  if (score === null || !Number.isInteger(score)) return undefined;
  if (score >= 1 && score <= 3) return { value: 4 - score, min: 1, max: 3 };
  const away = Math.abs(score) - 100;
  if (away < 0 || away > 3) return undefined;
  return { value: 4 + Math.sign(score) * away, min: 1, max: 7 };
}
