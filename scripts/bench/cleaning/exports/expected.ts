/** What an import should find in one file. Rows count from 1, as a spreadsheet shows them. */
export interface ExpectedFile {
  file: string;
  tool: string;
  format: 'csv' | 'xlsx' | 'json' | 'jsonl';
  encoding?: string;
  delimiter?: string;
  sheet?: string;
  headerRow?: number;
  columns: ExpectedColumns;
  rating?: { min: number; max: number; isNps: boolean };
  items: number;
  /** How many of the items have a score and no words. */
  scoreOnly: number;
  firstItems: ExpectedItem[];
  traps: string[];
}

/** Names as in the header, paths with dots in JSON; a list where several columns hold the customer's words. */
export interface ExpectedColumns {
  title?: string;
  body: string | string[];
  date: string;
  rating?: string;
  author?: string;
  account?: string;
  externalId?: string;
  app?: string;
}

/** Dates with Z where the file tells the zone, without a zone where it does not. */
export interface ExpectedItem {
  title?: string;
  body: string;
  date: string;
  rating?: number;
  author?: string;
  account?: string;
  externalId?: string;
}

export interface ExportFile {
  bytes: Buffer;
  expected: ExpectedFile;
}
