import { joinPieces } from '../turns/join-pieces.ts';
import { nameWords } from '../turns/names.ts';
import type { Piece, Turn } from '../turns/turn.ts';
import type { RepeatedPart, RepeatSource } from './repeated-parts.ts';
import { sentenceRanges } from './sentence-ranges.ts';
import { hashOf, skeletonsOf } from './skeleton.ts';

/** Of the words of a turn, so much has to be a template for the rest to be of the same hand. */
const wholeShare = 0.5;

export type RepeatIndex = ReadonlyMap<number, RepeatedPart>;

export const repeatIndex = (parts: readonly RepeatedPart[]): RepeatIndex =>
  new Map(parts.map((part) => [part.key, part]));

/** The turns of an item with what repeats in it given to whoever writes it. The text stays as it is. */
export function markRepeats(item: RepeatSource, index: RepeatIndex): Turn[] {
  const names = nameWords(item.author);
  const pieces = item.turns.flatMap((turn) =>
    turn.who === 'customer' ? markedTurn(turn, item.text, names, index) : piecesOf(turn),
  );
  return joinPieces(pieces, item.text);
}

const piecesOf = ({ who, name, parts }: Turn): Piece[] =>
  parts.map((part) => ({ ...part, who, ...(name ? { name } : {}) }));

function markedTurn(turn: Turn, text: string, names: ReadonlySet<string>, index: RepeatIndex): Piece[] {
  const pieces: Piece[] = [];
  const weights = { own: 0, agent: 0 };
  for (const piece of piecesOf(turn)) {
    if (piece.kind === 'quote' || piece.kind === 'quote-head' || piece.kind === 'greeting') {
      pieces.push(piece);
      continue;
    }
    for (const range of sentenceRanges(text, piece.start, piece.end)) {
      const found = skeletonsOf(text.slice(range.start, range.end), names)
        .map(({ key }) => index.get(hashOf(key)))
        .find((part) => part !== undefined);
      if (piece.kind === 'body')
        weights[found?.likelyWriter === 'agent' ? 'agent' : 'own'] += range.end - range.start;
      pieces.push({ ...piece, ...range, ...(found ? { who: found.likelyWriter } : {}) });
    }
  }
  const isWholly = weights.agent > 0 && weights.agent >= (weights.agent + weights.own) * wholeShare;
  return isWholly
    ? pieces.map((piece) => (piece.who === 'customer' ? { ...piece, who: 'agent' } : piece))
    : pieces;
}
