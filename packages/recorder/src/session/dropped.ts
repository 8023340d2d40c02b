import type { OwnPayloads } from '@earshot/replay-format/own-events';

type Dropped = OwnPayloads['es:dropped'];

/** Counts what could not be kept until it can be told. */
export interface DroppedCount {
  add: (why: Dropped['why'], events: number, bytes: number) => void;
  take: () => Dropped[];
}

export function droppedCount(): DroppedCount {
  const counts = new Map<Dropped['why'], Dropped>();
  return {
    add: (why, events, bytes) => {
      const before = counts.get(why);
      counts.set(why, { why, events: (before?.events ?? 0) + events, bytes: (before?.bytes ?? 0) + bytes });
    },
    take: () => {
      const taken = [...counts.values()];
      counts.clear();
      return taken;
    },
  };
}
