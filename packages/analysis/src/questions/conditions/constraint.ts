import type { Named } from '../names/names.ts';

/** Something that a question restricts to, or leaves out. */
export interface Constraint extends Named {
  /** Place of its first word. */
  place: number;
  isExcluded: boolean;
  /** Whether all others are meant, as a side that the named one is held against. */
  isOpposite?: true;
  /** What joins a matter to the one before it. */
  joint?: 'or' | 'and';
  /** Whether no word like "about" says that it is what is spoken of. */
  isLoose?: boolean;
  /** The word that it was read from. */
  said?: string;
}
