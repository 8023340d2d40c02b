import type { Planting } from './planting.ts';

/** Something that must not leave the page with default settings. */
export interface PlantedSecret extends Planting {
  kind: string;
  /** Where it is, and why a recorder can know that it is secret. */
  how: string;
  /** Pieces that must be in no byte that is sent or kept. Pieces, so that half a mask is found too. */
  needles: string[];
  /** For what is too short to be searched for in bytes: numbers that are split over elements, codes of three digits. */
  split?: SplitSecret[];
}

/**
 * The texts that must not be in a certain part of the page. The part is found by a harmless text in it, since attributes may be
 * dropped: `beside` is the whole text of an element whose parent is the part.
 */
export interface SplitSecret {
  beside: string;
  groups: string[];
}
