/** A column as a file has it: a name may come several times. */
export interface CardColumn {
  /** From 0. */
  index: number;
  /** As it is shown: unique, "Labels (2)" for the second of a name. */
  name: string;
  /** As the file writes it. */
  given: string;
  /** Different values that are not empty, as they stand in the file; at most 200. */
  values: string[];
  /** Rows whose cell is not empty. */
  filled: number;
}
