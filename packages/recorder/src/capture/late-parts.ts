/** What may come once the page has what it needs: a file of its own. Browsers remember what was measured before it came. */
import { chunkShelf } from '../sending/chunk-shelf.ts';
import { discardOldChunks } from '../sending/discard-old-chunks.ts';
import { leftChunks } from '../sending/left-chunks.ts';
import type { JoinedOptions } from '../session/join-options.ts';
import { safeStorage } from '../session/safe-storage.ts';
import { animations } from '../sources/animations.ts';
import { clickLabels } from '../sources/click-labels.ts';
import { clicks } from '../sources/clicks.ts';
import { comingBack } from '../sources/coming-back.ts';
import { network } from '../sources/network.ts';
import type { StartSource } from '../sources/source.ts';
import { videoSizes } from '../sources/video-sizes.ts';
import { vitals } from '../sources/vitals.ts';

export { gzipNow } from '../packing/gzip-now.ts';
export { lineTeller } from '../sources/console-lines.ts';
export { haveLoaded } from '../sources/have-loaded.ts';

const left = leftChunks(safeStorage(() => localStorage));

export const shelf = chunkShelf(() => indexedDB, left);

/** @throws TypeError in a browser that does not list its databases */
export const discardOld = (siteKey: string): Promise<void> =>
  discardOldChunks(shelf, left, () => indexedDB.databases(), siteKey);

export const lateSources = (options: Pick<JoinedOptions, 'network'>): StartSource[] => [
  clickLabels,
  clicks,
  vitals,
  animations,
  videoSizes,
  comingBack,
  ...(options.network ? [network] : []),
];
