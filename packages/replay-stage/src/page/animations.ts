import type { SafeEvent } from '@earshot/replay-format/sanitise';
import { eventTypes } from '@earshot/replay-format/sanitise';
import { sources } from '@earshot/replay-format/sanitise/incremental';
import { eachNode, type RecordedNode } from './recorded-node.ts';

interface Place {
  /** The segment that is shown. */
  events: readonly SafeEvent[];
  /** When what the picture holds began to move; what stood there long before has ended. */
  pictureBeganAt: number;
  at: number;
}

/** What of a part's attributes makes it move. */
const moving = /^(?:class|style|open|hidden|(?:data|aria)-.*)$/;

/**
 * Brings animations of a page that was drawn at once to where they stood at an instant: the browser has them begin when they are
 * drawn. Those that go on for ever are left alone.
 */
export function settleAnimations(page: Document, idOf: (node: Node) => number, place: Place): void {
  const animations = page.getAnimations().filter((animation) => Number.isFinite(endOf(animation)));
  if (animations.length === 0) return;
  const began = beginnings(place);
  for (const animation of animations) {
    const target = (animation.effect as KeyframeEffect | null)?.target;
    const from = target && (began.get(idOf(target)) ?? place.pictureBeganAt);
    if (typeof from === 'number') animation.currentTime = Math.min(place.at - from, endOf(animation));
  }
}

/** In milliseconds, for animations of style sheets; of others, Infinity. */
function endOf(animation: Animation): number {
  const end = 'animationName' in animation ? animation.effect?.getComputedTiming().endTime : undefined;
  return typeof end === 'number' ? end : Infinity;
}

/** When parts were added or last changed so that they may move, by their numbers. */
function beginnings({ events, at }: Place): Map<number, number> {
  const began = new Map<number, number>();
  for (const { type, timestamp, data } of events) {
    if (timestamp > at) break;
    if (type !== eventTypes.incremental || data.source !== sources.mutation) continue;
    const { adds, attributes } = data as unknown as {
      adds: { node: RecordedNode }[];
      attributes: { id: number; attributes: object }[];
    };
    for (const { node } of adds) eachNode(node, ({ id }) => began.set(id, timestamp));
    for (const change of attributes)
      if (Object.keys(change.attributes).some((name) => moving.test(name))) began.set(change.id, timestamp);
  }
  return began;
}
