import type { Reading } from '../questions/reading/reading.ts';

/** Something that a question says letter by letter: in quotation marks, or as a path. */
export interface Literal {
  kind: 'quoted' | 'path';
  text: string;
  /** Places of its first word and of the one after its last. */
  place: number;
  end: number;
}

const quoted = /[“"«„]([^“”"«»„]{1,200})[”"»“]|(?<![\p{L}\p{N}])['‘]([^'‘’]{1,200})['’](?![\p{L}\p{N}])/gu;
const path = /(?<![\p{L}\p{N}:/.])\/[\p{L}\p{N}_\-./~%]*[\p{L}\p{N}_\-/]|https?:\/\/[^\s"“”]+[\p{L}\p{N}/]/gu;

/** Takes what is meant letter by letter out of a question. */
export function takeLiterals(reading: Reading, question: string): Literal[] {
  const found: Literal[] = [];
  const take = (kind: Literal['kind'], text: string, start: number, finish: number) => {
    const place = reading.words.findIndex((word) => word.start >= start && word.end <= finish);
    if (place < 0 || reading.isTaken(place)) return;
    const after = reading.words.findIndex((word) => word.start >= finish);
    const end = after < 0 ? reading.words.length : after;
    reading.takeWords(place, end, kind);
    found.push({ kind, text, place, end });
  };
  for (const match of question.matchAll(quoted)) {
    const text = (match[1] ?? match[2] ?? '').trim();
    if (text) take('quoted', text, match.index, match.index + match[0].length);
  }
  for (const match of question.matchAll(path)) {
    take('path', match[0], match.index, match.index + match[0].length);
  }
  return found.sort((a, b) => a.place - b.place);
}
