import type { Masking } from '../personal-data/masking.service.ts';

/** A row's columns by their names in the database. */
export type StoredRow = Record<string, unknown>;

/** How one column is masked; the whole row says what the value is about. */
export type MaskColumn = (masking: Masking, value: unknown, row: StoredRow) => unknown;

export interface StoredTexts {
  table: string;
  /** The columns of its key besides the workspace. */
  key: readonly string[];
  columns: Readonly<Record<string, MaskColumn>>;
  /** Columns that are read besides, for what they say of the others. */
  besides?: readonly string[];
}
