import { nextLine, scanRecord } from './csv-scan.ts';
import type { Dialect } from './csv-scan.ts';
import type { Delimiter, Quote } from '../facts.ts';

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|'];
const MAX_RECORDS = 500;
const MAX_TITLES = 5;

interface Candidate {
  delimiter: Delimiter | null;
  quote: Quote | null;
  width: number;
  /** Share of the sample's records that have the most common width. */
  regular: number;
  /** Lines above the table that would be passed over. */
  titles: number;
}

/**
 * The delimiter and quote under which the sample falls into the most regular table of two columns or more. A first
 * line `sep=;` decides the delimiter. Where no delimiter makes a table, the file is one column: with commas if its
 * lines follow the rules of CSV even so, else each line is a cell as it stands.
 *
 * @param isWhole the sample is the whole file; else its last record may be cut
 */
export function detectDialect(
  sample: string,
  isWhole: boolean,
  given?: Delimiter,
): { delimiter: Delimiter | null; quote: Quote | null } {
  const named = DELIMITERS.find((delimiter) => new RegExp(`^sep=\\${delimiter}(?:\\r|\\n)`).test(sample));
  const delimiter = given ?? named;
  const candidates = (delimiter === undefined ? DELIMITERS : [delimiter])
    .flatMap((each) => quotesFor(sample, each).map((quote) => measure(sample, isWhole, each, quote)))
    .sort((a, b) => score(b) - score(a));
  const best = candidates.find(({ width, regular }) => width > 1 && regular >= 0.5);
  if (best !== undefined) return { delimiter: best.delimiter, quote: best.quote };
  if (delimiter !== undefined) return { delimiter, quote: '"' };
  if (measure(sample, isWhole, ',', '"').regular === 1) return { delimiter: ',', quote: '"' };
  return { delimiter: null, quote: measure(sample, isWhole, null, '"').regular === 1 ? '"' : null };
}

/** Regularity first; a wider table is better evidence than a narrow one, and one that begins at once than one with titles. */
function score({ regular, width, quote, titles }: Candidate): number {
  return regular ** 2 * (1 - 1 / (width + 1)) + (quote === '"' ? 0.02 : 0) - (titles > 0 ? 0.05 : 0);
}

/** Single quotes and none at all are tried only where the text gives cause. */
function quotesFor(sample: string, delimiter: string): (Quote | null)[] {
  const edge = `(?:^|[${delimiter === '|' ? '\\|' : delimiter}\\n\\r])`;
  const quotes: (Quote | null)[] = ['"'];
  if (
    new RegExp(`${edge}'[^'\\n]*'${edge.replace('^', '$')}`, 'm').test(sample) &&
    !new RegExp(`${edge}"`).test(sample)
  ) {
    quotes.push("'");
  }
  if (delimiter === '\t' && sample.includes('"')) quotes.push(null);
  return quotes;
}

function measure(
  sample: string,
  isWhole: boolean,
  delimiter: Delimiter | null,
  quote: Quote | null,
): Candidate {
  const widths = sampleRecords(sample, { delimiter, quote }, isWhole).records.map(
    (cells) => cells?.length ?? 0,
  );
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  let [width, most] = [0, 0];
  for (const [each, count] of counts) {
    if (count > most || (count === most && each === widths[0])) [width, most] = [each, count];
  }
  // Title lines above the table are no sign against the dialect; a header that is a little narrower than its rows is one.
  const titleWidth = width >= 4 ? 2 : 1;
  const titles = Math.max(
    0,
    Math.min(
      widths.findIndex((each) => each > titleWidth),
      MAX_TITLES,
    ),
  );
  const regular = widths.length === 0 ? 0 : most / (widths.length - titles);
  return { delimiter, quote, width, regular, titles };
}

/** The sample's records under a dialect, null for one that is broken; empty lines are passed over. */
export function sampleRecords(
  sample: string,
  dialect: Dialect,
  isWhole: boolean,
): { records: (string[] | null)[]; isTooWide: boolean } {
  const records: (string[] | null)[] = [];
  let at = /^sep=.(?:\r\n|\n|\r)/.exec(sample)?.[0].length ?? 0;
  while (at < sample.length && records.length < MAX_RECORDS) {
    const scan = scanRecord(sample, at, dialect, isWhole);
    if (scan.kind === 'more') {
      // An unclosed quote that runs through the sample speaks against the dialect, a cut last line does not.
      if (sample.length - at > sample.length / 2) records.push(null);
      break;
    }
    if (scan.kind === 'broken') {
      if (scan.reason === 'cells' && records.length === 0) return { records, isTooWide: true };
      records.push(null);
      const next = nextLine(sample, at, true);
      if (next < 0) break;
      at = next;
      continue;
    }
    if (!scan.isBlank) records.push(scan.cells);
    at = scan.end;
  }
  return { records, isTooWide: false };
}
