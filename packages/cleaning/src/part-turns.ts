import type { PlainText } from './plain-text.ts';
import type { Said } from './turns/call-reports.ts';
import { saidInReport } from './turns/call-reports.ts';
import { joinPieces } from './turns/join-pieces.ts';
import { partMail } from './turns/part-mail.ts';
import { partOwn } from './turns/part-own.ts';
import { rowFacts } from './turns/row-facts.ts';
import type { RowFacts } from './turns/row-facts.ts';
import type { TextLine } from './turns/text-line.ts';
import { linesOf } from './turns/text-line.ts';
import { isLong, utterancesOf } from './turns/transcripts.ts';
import type { Utterance } from './turns/transcripts.ts';
import type { About, Piece, Turn } from './turns/turn.ts';
import { isCallNote } from './words/call-records.ts';

/**
 * Whose words are where: the turns of a message, chat or thread, each parted into matter, greeting, leave, signature, legal
 * text and quotes. Ranges are those of the cleaned text. Where nothing tells, words are the customer's.
 */
export function partTurns(plain: Pick<PlainText, 'text' | 'marks'>, about: About = {}): Turn[] {
  const facts = rowFacts(about);
  const lines = linesOf(plain);
  const pieces =
    reportPieces(plain.text, lines, facts, about) ??
    chatPieces(lines, facts) ??
    partMail(lines, facts, facts.who ?? 'customer');
  return joinPieces(keptWhole(pieces), plain.text);
}

/** A message that is nothing but thanks or a name says that. */
function keptWhole(pieces: readonly Piece[]): readonly Piece[] {
  const isOwn = (piece: Piece) => piece.who === 'customer';
  if (pieces.some((piece) => isOwn(piece) && piece.kind === 'body')) return pieces;
  if (pieces.some((piece) => piece.kind === 'quote' || piece.kind === 'signature')) return pieces;
  return pieces.map((piece) =>
    isOwn(piece) && piece.kind === 'closing' ? { ...piece, kind: 'body' } : piece,
  );
}

function reportPieces(
  text: string,
  lines: readonly TextLine[],
  facts: RowFacts,
  about: About,
): Piece[] | null {
  if (facts.who === 'customer' || facts.who === 'automatic') return null;
  const isNote = about.isPublic === false || facts.who === 'agent';
  const said = saidInReport(text, facts.isPhone, isNote);
  const isReport = said !== null && (said.length > 0 || facts.who !== null || facts.author !== '');
  return isReport || isCallNote(text) ? besidesSaid(lines, said ?? []) : null;
}

/** What an agent reports, with the words of the customer in it. */
function besidesSaid(lines: readonly TextLine[], said: readonly Said[]): Piece[] {
  const pieces: Piece[] = [];
  for (const line of lines) {
    let from = line.start;
    for (const { start, end } of said) {
      const begin = Math.max(start, line.start);
      const until = Math.min(end, line.end);
      if (begin >= until) continue;
      if (from < begin) pieces.push({ who: 'agent', kind: 'body', start: from, end: begin });
      pieces.push({ who: 'customer', kind: 'body', start: begin, end: until });
      from = until;
    }
    if (from < line.end) pieces.push({ who: 'agent', kind: 'body', start: from, end: line.end });
  }
  return pieces;
}

function chatPieces(lines: readonly TextLine[], facts: RowFacts): Piece[] | null {
  if (facts.who === 'automatic') return null;
  return utterancesOf(lines, facts.authorWords)?.flatMap((said) => utterancePieces(said, facts)) ?? null;
}

function utterancePieces(said: Utterance, facts: RowFacts): Piece[] {
  const { who, name } = said;
  const labels: Piece[] = said.labels.map((label) => ({ kind: 'label', who: 'system', ...label }));
  const named = { who, ...(name ? { name } : {}) };
  const words =
    who === 'customer' && isLong(said)
      ? partMail(said.lines, facts, who).map((piece) => ({ ...piece, name }))
      : partOwn(said.lines, { ...named, author: facts.authorWords, isFirst: true });
  return [...labels, ...words];
}
