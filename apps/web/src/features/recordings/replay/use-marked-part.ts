import type { Span } from '@earshot/replay-format/playing/quiet-spans';
import type { ReplayPlayer } from '@earshot/replay-format/playing/replay-player';
import { clockOf } from '@earshot/replay-format/playing/timeline-scale';
import { useState } from 'react';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { sharingWords } from '../sharing/sharing.words.ts';

const leastMs = 1000;

/** A part that is marked while one watches: by its beginning, its end, or first one and then the other. */
export function useMarkedPart(player: ReplayPlayer, whole: Span) {
  const [marked, setMarked] = useState<Span | null>(null);
  const mark = (end: 'from' | 'to') => {
    const { at } = player.state();
    const before = marked ?? whole;
    const from = end === 'from' ? Math.min(at, whole.to - leastMs) : Math.min(before.from, at - leastMs);
    const to = end === 'to' ? Math.max(at, whole.from + leastMs) : Math.max(before.to, at + leastMs);
    const part = { from: Math.max(whole.from, from), to: Math.min(whole.to, to) };
    setMarked(part);
    showToast(sharingWords.marked(clockOf(part.from - whole.from), clockOf(part.to - whole.from)));
  };
  return { marked, mark };
}
