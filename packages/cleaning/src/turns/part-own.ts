import { kindsOfOwn } from './message-edges.ts';
import type { FormLine } from './survey-lines.ts';
import { formFooterStart, formLines } from './filled-forms.ts';
import type { TextLine } from './text-line.ts';
import { isBlank, nextFilled } from './text-line.ts';
import type { PartKind, Piece, Speaker } from './turn.ts';

export interface OwnContext {
  who: Speaker;
  name?: string;
  author: ReadonlySet<string>;
  isFirst: boolean;
  /** Words of one's own stand around quoted ones. */
  answersQuotes?: boolean;
  /** What the author puts before own words between quoted ones: `[AB]`. */
  marker?: string;
}

/** Parts the lines that somebody wrote in a message: greeting, matter, leave, signature, and what a form asked. */
export function partOwn(lines: readonly TextLine[], context: OwnContext): Piece[] {
  const form = context.isFirst ? formLines(lines) : null;
  const footer = formFooterStart(lines, form !== null);
  const rest = lines.slice(0, footer);
  const below = lines.slice(footer).filter((line) => !isBlank(line));
  const pieces = form ? partForm(rest, form, context) : partWords(rest, context);
  return [...pieces, ...below.map((line) => pieceOf(line, 'label', context))];
}

function partWords(lines: readonly TextLine[], context: OwnContext): Piece[] {
  const kinds = kindsOfOwn(lines, context.author, context.isFirst, context.answersQuotes ?? false);
  return lines.flatMap((line, at) => (isBlank(line) ? [] : unmarked(line, kinds[at] ?? 'body', context)));
}

function unmarked(line: TextLine, kind: PartKind, context: OwnContext): Piece[] {
  const { marker } = context;
  if (!marker || !line.text.startsWith(marker)) return [pieceOf(line, kind, context)];
  const begin = line.start + marker.length;
  return [
    pieceOf({ start: line.start, end: begin }, 'label', context),
    pieceOf({ start: begin, end: line.end }, kind, context),
  ];
}

/** The same sign of one's own at the beginning of two lines or more. */
export function markerOf(lines: readonly TextLine[]): string | undefined {
  const seen = new Set<string>();
  for (const { text } of lines) {
    const found = /^(?:\[\p{Lu}{1,4}\]|\p{Lu}{2,4}>|>>)(?= \S)/u.exec(text)?.[0];
    if (found === undefined) continue;
    if (seen.has(found)) return found;
    seen.add(found);
  }
  return undefined;
}

/** Answers, each with what was asked before it. */
function partForm(
  lines: readonly TextLine[],
  form: ReadonlyMap<number, FormLine>,
  context: OwnContext,
): Piece[] {
  const pieces: Piece[] = [];
  const answers: TextLine[] = [];
  for (const [at, line] of lines.entries()) {
    const label = form.get(at);
    if (label === undefined) {
      answers.push(line);
      continue;
    }
    const length = Math.min(line.text.length, label.labelLength);
    if (length > 0) pieces.push(pieceOf({ ...line, end: line.start + length }, 'label', context));
    if (length < line.text.length) {
      answers.push({ ...line, text: line.text.slice(length), start: line.start + length });
    }
  }
  const begin = nextFilled(answers, 0);
  return [...pieces, ...partWords(answers.slice(begin), { ...context, isFirst: true })];
}

export const pieceOf = (
  line: Pick<TextLine, 'start' | 'end'>,
  kind: PartKind,
  { who, name }: Pick<OwnContext, 'who' | 'name'>,
): Piece => ({ kind, start: line.start, end: line.end, who, ...(name ? { name } : {}) });
