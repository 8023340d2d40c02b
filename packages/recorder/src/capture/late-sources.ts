/** What may be looked at once the page has what it needs: a file of its own, since browsers remember what was measured before it came. */
import type { JoinedOptions } from '../session/join-options.ts';
import { animations } from '../sources/animations.ts';
import { clickLabels } from '../sources/click-labels.ts';
import { clicks } from '../sources/clicks.ts';
import { network } from '../sources/network.ts';
import type { StartSource } from '../sources/source.ts';
import { videoSizes } from '../sources/video-sizes.ts';
import { vitals } from '../sources/vitals.ts';

export type LateSources = (options: Pick<JoinedOptions, 'network'>) => StartSource[];

export const lateSources: LateSources = (options) => [
  clickLabels,
  clicks,
  vitals,
  animations,
  videoSizes,
  ...(options.network ? [network] : []),
];
