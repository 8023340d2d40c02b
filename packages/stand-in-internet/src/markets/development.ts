import { libraries } from './libraries.ts';
import type { Market } from './market.ts';
import { museums } from './museums.ts';
import { trades } from './trades.ts';

/** Markets that may be looked at while a report is built. */
export const developmentMarkets: readonly Market[] = [trades, libraries, museums];
