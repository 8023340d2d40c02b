import type { WindowSize } from './segment-replay.ts';

/** How a recorded window is drawn so that all of it is seen, in the middle; never larger than it was. */
export function fitted(recorded: WindowSize, room: WindowSize): { scale: number; left: number } {
  if (recorded.width <= 0 || recorded.height <= 0) return { scale: 1, left: 0 };
  const scale = Math.min(1, room.width / recorded.width, room.height / recorded.height);
  return { scale, left: Math.max(0, (room.width - recorded.width * scale) / 2) };
}
