export interface Numeral {
  value: number;
  start: number;
  end: number;
  isPercent: boolean;
}

const month =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
const dates = new RegExp(
  String.raw`\b\d{4}-\d{2}(?:-\d{2})?\b|\b\d{1,2} (?:${month})\b(?: \d{4})?|\b(?:${month}) \d{1,2}\b(?:,? \d{4})?|\b(?:${month}) \d{4}\b|\bQ[1-4](?: \d{4})?|\b(?:in|since|of|until|from|to|quarter of) (?:19|20)\d\d\b`,
  'gi',
);
const none = /\b(?:none|no (?:item|items|one|person|people|account|accounts|feedback)|nobody|nothing)\b/gi;
const numeral =
  /(?<![\p{L}\d.,])-?\d{1,3}(?:[,. \u202f]\d{3})+(?:\.\d+)?(?![\d])|(?<![\p{L}\d.,])-?\d+(?:[.,]\d+)?/gu;

/**
 * Numerals of a text in their order, those of dates, of denominators ("of 1,240") and of `names` left out; words for none
 * are 0, and of an interval ("between 90 and 130") it is the middle.
 */
export function numeralsIn(text: string, names: readonly string[] = []): Numeral[] {
  let blanked = text.replace(/\bbetween (\d+) and (\d+)\b/g, (whole, low: string, high: string) =>
    String((Number(low) + Number(high)) / 2).padEnd(whole.length),
  );
  const blank = (whole: string) => '\u0000'.repeat(whole.length);
  blanked = blanked.replace(dates, blank).replace(/\bof (?:all )?(?:the )?\d[\d,.]*/g, blank);
  for (const name of names) {
    if (!/\d/.test(name)) continue;
    blanked = blanked.replace(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'), blank);
  }
  const found: Numeral[] = [...blanked.matchAll(numeral)].map((match) => ({
    value: valueOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
    isPercent: /^\s?%|^ per ?cent/.test(blanked.slice(match.index + match[0].length)),
  }));
  for (const match of blanked.matchAll(none)) {
    found.push({ value: 0, start: match.index, end: match.index + match[0].length, isPercent: false });
  }
  return found.sort((a, b) => a.start - b.start);
}

function valueOf(written: string): number {
  const plain = /^-?\d{1,3}(?:[,. \u202f]\d{3})+(?:\.\d+)?$/.test(written)
    ? written.replace(/[, \u202f]|\.(?=\d{3}(?:\D|$))/g, '')
    : written.replace(',', '.');
  return Number(plain);
}
