import type { PersonalKind, PersonalSpan } from '@earshot/analysis/personal-data/kinds';
import { fixtureLines } from '../search/corpus.ts';

export interface LabelledString {
  text: string;
  spans: PersonalSpan[];
}

/** `{kind|value}` in a fixture's line is personal data; there are no other braces. */
const MARK = /\{([a-z_]+)\|([^}]*)\}/g;

/** The strings of two fixtures: one with personal data, one with numbers that are none. */
export function labelledStrings(
  withFile: string,
  withoutFile: string,
): { withData: LabelledString[]; without: LabelledString[] } {
  return {
    withData: fixtureLines(`personal-data/${withFile}`).map(read),
    without: fixtureLines(`personal-data/${withoutFile}`).map((text) => ({ text, spans: [] })),
  };
}

function read(line: string): LabelledString {
  let text = '';
  let at = 0;
  const spans: PersonalSpan[] = [];
  for (const match of line.matchAll(MARK)) {
    text += line.slice(at, match.index);
    const value = match[2] ?? '';
    spans.push({ kind: match[1] as PersonalKind, start: text.length, end: text.length + value.length });
    text += value;
    at = match.index + match[0].length;
  }
  return { text: text + line.slice(at), spans };
}
