import { anchors } from './frozen-anchors.ts';
import { bakeries } from './frozen-bakeries.ts';
import { bells } from './frozen-bells.ts';
import type { Market } from './market.ts';

/** Markets that decide; nobody looks at them while rivals, features and prices are being read better. */
export const frozenMarkets: readonly Market[] = [bakeries, anchors, bells];
