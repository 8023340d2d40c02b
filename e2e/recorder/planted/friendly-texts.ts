import { friendlyAddresses } from './friendly/addresses.ts';
import { friendlyLooks } from './friendly/looks.ts';
import { friendlyTexts as texts } from './friendly/texts.ts';
import { friendlyTold } from './friendly/told.ts';
import type { FriendlyText } from './friendly-text.ts';

/** 100 harmless things. What hides one of them with default settings makes replays worse and nobody safer. */
export const friendlyTexts: FriendlyText[] = [
  ...texts,
  ...friendlyLooks,
  ...friendlyAddresses,
  ...friendlyTold,
];
