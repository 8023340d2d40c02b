import type { DateOrderFacts } from './columns/date-order.ts';
import type { RowProblemCode } from './rows.ts';

/** `chat` is the text of a messenger, `mail` a folder of mail or one message, `transcript` what was said in a call. */
export type FileFormat = 'csv' | 'xlsx' | 'json' | 'jsonl' | 'chat' | 'mail' | 'transcript';
export type Delimiter = ',' | ';' | '\t' | '|';
export type Quote = '"' | "'";

/** What the person said is otherwise than detected. */
export interface DetectOverrides {
  /** Any name of the WHATWG or IANA lists that iconv-lite knows. */
  encoding?: string;
  delimiter?: Delimiter;
  hasHeader?: boolean;
  /** Of a CSV file or a workbook. */
  titleLines?: number;
  /** A sheet's name, or the path of a JSON list. */
  sheet?: string;
}

/** A workbook's sheet, or a list of objects within a JSON file under its path (`$` is the file itself). */
export interface SheetFacts {
  name: string;
  hidden: boolean;
}

/** Counts over one column's values; empty ones are left out of all but `filled`. */
export interface ColumnStatistics {
  /** Values that are not empty, over all rows. */
  filled: number;
  /** How many of them were looked at closely: the first 5,000. The shares below are of these. */
  examined: number;
  /** Shares from 0 to 1 of the examined values. */
  dates: number;
  emails: number;
  links: number;
  numbers: number;
  integers: number;
  prose: number;
  languages: number;
  /** Distinct values over values compared, 1 when all differ; null when nothing was compared. */
  distinct: number | null;
  /** How many distinct values were seen; counting stops at a bound, and `distinct` covers what was compared. */
  distinctCount: number;
  meanChars: number;
  maxChars: number;
  /** Numbers over all rows, and how many of them are below 1, above 5 and above 10. */
  numberCount: number;
  below1: number;
  above5: number;
  above10: number;
  /** Over all rows; null without a number. */
  minNumber: number | null;
  maxNumber: number | null;
  /** The end of the scale that most numbers are written with, as in "4/5" and "80 %"; facts stored before have none. */
  outOf?: number | null;
  /** Numbers written with a decimal comma, and with a decimal point, over all rows. */
  decimalCommas: number;
  decimalPoints: number;
  /** Values that say "there is none" (n/a, -, none …) as written, with their counts over all rows. */
  noValues: Record<string, number>;
}

export interface ColumnFacts {
  /** Position in a row's cells, from 0. */
  index: number;
  /** Unique in the file: "Name", "Name (2)"; "Column 3" where the file names none. */
  name: string;
  /** The first five different values that are not empty, cut to 200 characters. */
  samples: string[];
  statistics: ColumnStatistics;
  /** Null when the column holds no dates written with numbers alone. */
  dateOrder: DateOrderFacts | null;
}

/** All that is known of a file; plain data, so that it can be stored and handed back to `readRows`. */
export interface FileFacts {
  format: FileFormat;
  gzip: boolean;
  /** On disk. */
  bytes: number;
  /** Null for a workbook, which says itself. */
  encoding: string | null;
  /** Places where the bytes are no text in an encoding that otherwise fits; their rows are problems. */
  damagedPlaces: number;
  /** Null for the other formats, and for text of one column whose lines hold delimiters as mere punctuation. */
  delimiter: Delimiter | null;
  quote: Quote | null;
  hasHeader: boolean;
  /** Records above the header that are passed over, empty lines not counted; facts stored before have none. */
  titleLines?: number;
  /** Rows that name the columns, 2 where a group stands above its columns; facts stored before have none. */
  headerRows?: number;
  /** IANA name of the zone that lines above the rows tell for their dates; facts stored before have none. */
  timeZone?: string | null;
  sheets: SheetFacts[];
  sheet: string | null;
  /** How many cells of a row are usually filled; null where there are no rows of cells, and facts stored before have none. */
  usualCells?: number | null;
  /** Areas of the sheet merged over several rows, such as `B2:B5`; each row has the value of the first. */
  merged?: string[];
  columns: ColumnFacts[];
  /** Rows of data, readable or not; neither the header nor empty lines. */
  rowCount: number;
  problemCount: number;
  problems: Partial<Record<RowProblemCode, number>>;
  /** The first readable rows, cells cut to 200 characters. */
  sampleRows: { line: number; cells: string[] }[];
}
