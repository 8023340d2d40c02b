import type { Planting } from './planting.ts';

export const friendlyPlaces = [
  'text',
  'class',
  'id',
  'href',
  'src',
  'css',
  'title',
  'page',
  'network',
  'console',
  'error',
  'event',
] as const;
export type FriendlyPlace = (typeof friendlyPlaces)[number];

/** Something that a replay is useless without, and that gives nobody away. */
export interface FriendlyText extends Planting {
  where: FriendlyPlace;
  /** Must be in what is sent, as a part of one text, attribute, rule or told moment, as `where` says. */
  value: string;
}
