import type { CleaningKind, LineMark, MarkedLines, PlainText } from '../plain-text.ts';

/** One normal form: NFC, one blank between words, at most one empty line together, none at the edges. */
export function joinLines(read: MarkedLines, most: number, kinds: Set<CleaningKind>): PlainText {
  const lines: string[] = [];
  const marks: LineMark[] = [];
  let length = 0;
  for (const [at, source] of read.lines.entries()) {
    const line = tidyLine(source, kinds);
    if (line === '' && (lines.length === 0 || lines.at(-1) === '')) continue;
    if (length + line.length > most) {
      const kept = cutAt(line, most - length);
      if (kept !== '') push(kept, at);
      kinds.add('cut');
      break;
    }
    push(line, at);
  }
  while (lines.at(-1) === '') {
    lines.pop();
    marks.pop();
  }
  return { text: lines.join('\n'), kinds: [...kinds], marks };

  function push(line: string, at: number): void {
    lines.push(line);
    marks.push(read.marks[at] ?? 'none');
    length += line.length + 1;
  }
}

function tidyLine(source: string, kinds: Set<CleaningKind>): string {
  const spaced = (source.includes('  ') ? source.replace(/ {2,}/g, ' ') : source).trim();
  // Letters of ASCII and Latin-1 are in that form already.
  if (!/[\u0100-\uffff]/.test(spaced)) return spaced;
  const line = spaced.normalize('NFC');
  if (line !== spaced) kinds.add('normal-form');
  return line;
}

/** Not within a character of two code units. */
function cutAt(line: string, length: number): string {
  const code = line.charCodeAt(length - 1);
  return line.slice(0, Math.max(0, code >= 0xd800 && code < 0xdc00 ? length - 1 : length)).trim();
}
