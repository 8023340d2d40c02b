import type { Moment } from '@earshot/contracts/recordings';
import type { Span } from '@earshot/replay-format/playing/quiet-spans';
import { positionOf } from '@earshot/replay-format/playing/timeline-scale';
import { momentLooks, weightiest } from './moment-looks.ts';

/** Moments that stand too near each other to be marked one by one. */
export interface MarkerCluster {
  /** Where it is drawn, 0…1. */
  position: number;
  /** The one that is drawn and jumped to. */
  shown: Moment;
  count: number;
}

/**
 * Marks of moments for a timeline of a certain width; none stand nearer than `apart` pixels.
 *
 * @param moments in order of time
 */
export function markerClusters(
  moments: readonly Moment[],
  whole: Span,
  width: number,
  apart = 24,
): MarkerCluster[] {
  const clusters: Moment[][] = [];
  let begins = -Infinity;
  for (const moment of moments) {
    if (momentLooks[moment.kind].shape === null) continue;
    const at = positionOf(moment.at, whole) * width;
    const open = clusters.at(-1);
    if (open && at - begins < apart) open.push(moment);
    else {
      begins = at;
      clusters.push([moment]);
    }
  }
  return clusters.flatMap((cluster) => {
    const [first] = cluster;
    const shown = weightiest(cluster);
    return first && shown ? [{ position: positionOf(first.at, whole), shown, count: cluster.length }] : [];
  });
}
