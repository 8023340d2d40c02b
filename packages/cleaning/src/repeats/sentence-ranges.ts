export interface Range {
  start: number;
  end: number;
}

const stop = /[.!?…]["”»')\]]{0,2}(?=\s)|[。！？]|\n/gu;

/** Sentences and lines between two places of a text, without blanks at their edges. */
export function sentenceRanges(text: string, from: number, to: number): Range[] {
  const ranges: Range[] = [];
  const part = text.slice(from, to);
  let start = 0;
  const push = (end: number) => {
    const sentence = part.slice(start, end);
    const lead = sentence.length - sentence.trimStart().length;
    const length = sentence.trim().length;
    if (length > 0) ranges.push({ start: from + start + lead, end: from + start + lead + length });
    start = end;
  };
  for (const found of part.matchAll(stop)) push(found.index + found[0].length);
  push(part.length);
  return ranges;
}
