export type RowProblemCode =
  | 'too_few_cells'
  | 'too_many_cells'
  | 'quote_broken'
  | 'cell_too_long'
  | 'row_too_long'
  | 'nul_character'
  | 'bytes_unreadable'
  | 'json_broken'
  | 'not_an_object';

export interface RowProblem {
  code: RowProblemCode;
  /** A sentence for the person who uploaded the file. */
  detail: string;
}

/** A row that was read whole: exactly one cell a column, '' where the file has none. */
export interface ReadableRow {
  /** The line of the record's first character as an editor counts it; in a workbook the sheet's row number. From 1. */
  line: number;
  cells: string[];
}

/** A row that could not be read; `raw` holds what there is of it, cut to 32,000 characters a cell. */
export interface ProblemRow {
  line: number;
  problem: RowProblem;
  raw: string[];
}

export type SourceRow = ReadableRow | ProblemRow;
