import { MAX_RECORD_CHARS } from '../limits.ts';

export interface TextLine {
  /** From 1. */
  line: number;
  text: string;
}

/** Lines of a text that streams by, whatever ends them; each is cut to what one row may hold. */
export async function* textLines(chunks: AsyncIterable<string>): AsyncGenerator<TextLine> {
  let line = 1;
  let rest = '';
  let afterCr = false;
  for await (const chunk of chunks) {
    const text = afterCr && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
    if (chunk !== '') afterCr = chunk.endsWith('\r');
    const lines = text.split(/\r\n|\n|\r/);
    for (const [i, piece] of lines.entries()) {
      if (rest.length < MAX_RECORD_CHARS) rest = (rest + piece).slice(0, MAX_RECORD_CHARS);
      if (i === lines.length - 1) break;
      yield { line: line++, text: rest };
      rest = '';
    }
  }
  if (rest !== '') yield { line, text: rest };
}
