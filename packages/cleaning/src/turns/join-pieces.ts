import type { Piece, Turn } from './turn.ts';

/** Turns of pieces in the order of the text: pieces side by side of one speaker are one turn, those of one kind one part. */
export function joinPieces(pieces: readonly Piece[], text: string): Turn[] {
  const turns: Turn[] = [];
  const sorted = pieces.filter(({ start, end }) => start < end).toSorted((a, b) => a.start - b.start);
  for (const { who, name, kind, start, end } of sorted) {
    let turn = turns.at(-1);
    if (turn === undefined || turn.who !== who || turn.name !== name) {
      turn = { who, ...(name ? { name } : {}), start, end, parts: [] };
      turns.push(turn);
    }
    const last = turn.parts.at(-1);
    const isNext = last !== undefined && last.kind === kind && text.slice(last.end, start).trim() === '';
    if (isNext) last.end = end;
    else turn.parts.push({ kind, start, end });
    turn.end = end;
  }
  return turns;
}
