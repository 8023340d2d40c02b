import { badField } from '../../../platform/http/problem.ts';

/** Where a list by date goes on: after this item. */
export interface DateCursor {
  by: 'date';
  /** ISO instant; null for an undated item. */
  saidAt: string | null;
  id: number;
}

/** Where a list by score goes on: after this item, which stood at `place` (from 0) then. */
export interface ScoreCursor {
  by: 'score';
  score: number;
  id: number;
  place: number;
}

export function encodeCursor(cursor: DateCursor | ScoreCursor): string {
  const parts =
    cursor.by === 'date'
      ? ['d', cursor.saidAt ?? '', cursor.id]
      : ['s', cursor.score, cursor.id, cursor.place];
  return Buffer.from(parts.join('|')).toString('base64url');
}

/** @throws Problem `bad_request` when `after` was not a `next_after` of a list of this kind */
export function decodeCursor<Kind extends 'date' | 'score'>(
  after: string,
  kind: Kind,
): Extract<DateCursor | ScoreCursor, { by: Kind }>;
export function decodeCursor(after: string, kind: 'date' | 'score'): DateCursor | ScoreCursor {
  const text = Buffer.from(after, 'base64url').toString();
  const cursor = kind === 'date' ? dateCursor(text) : scoreCursor(text);
  if (!cursor) throw badField('after', 'is not the next_after of an earlier page of this list');
  return cursor;
}

function dateCursor(text: string): DateCursor | undefined {
  const parts = /^d\|(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,6}Z)?\|(\d{1,10})$/.exec(text);
  if (!parts) return undefined;
  const saidAt = parts[1] ?? null;
  if (saidAt !== null && Number.isNaN(Date.parse(saidAt))) return undefined;
  return { by: 'date', saidAt, id: idOf(parts[2]) };
}

function scoreCursor(text: string): ScoreCursor | undefined {
  const parts = /^s\|([01](?:\.\d+)?(?:e-\d+)?)\|(\d{1,10})\|(\d{1,10})$/.exec(text);
  if (!parts) return undefined;
  return { by: 'score', score: Number(parts[1]), id: idOf(parts[2]), place: Number(parts[3]) };
}

/** Ids past the largest cannot be items; the largest stands in for them. */
function idOf(digits: string | undefined): number {
  return Math.min(Number(digits), 2_147_483_647);
}
