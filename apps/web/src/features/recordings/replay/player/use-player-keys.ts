import type { Moment } from '@earshot/contracts/recordings';
import type { ReplayPlayer } from '@earshot/replay-format/playing/replay-player';
import { momentIndexAt } from '../moments/moment-at.ts';
import { replayWords } from '../replay.words.ts';
import { sharingWords } from '../../sharing/sharing.words.ts';
import type { ReplayKey } from './use-replay-keys.ts';
import { useReplayKeys } from './use-replay-keys.ts';

const { keys: words } = replayWords;

const marking = (mark: (end: 'from' | 'to') => void): ReplayKey[] => [
  { key: 'i', shown: 'i', does: sharingWords.markFrom, act: () => mark('from') },
  { key: 'o', shown: 'o', does: sharingWords.markTo, act: () => mark('to') },
];

/** Everything that the player does by key. */
export function usePlayerKeys(
  player: ReplayPlayer,
  moments: readonly Moment[],
  toggleFull: () => void,
  mark?: (end: 'from' | 'to') => void,
): void {
  const step = (ms: number) => () => player.seek(player.state().at + ms);
  const jump = (by: 1 | -1) => () => {
    const now = momentIndexAt(moments, player.state().at);
    // Standing on a moment, or just past it, the one before is meant.
    const isOn = (moments[now]?.at ?? 0) >= player.state().at - 500;
    const next = moments[by === 1 ? now + 1 : isOn ? now - 1 : now];
    if (next) player.seek(next.at);
  };
  useReplayKeys([
    { key: ' ', shown: 'space', does: words.play, act: () => player.toggle() },
    { key: 'arrowleft', shown: '←', does: words.back5, act: step(-5000) },
    { key: 'arrowright', shown: '→', does: words.forward5, act: step(5000) },
    { key: 'j', shown: 'j', does: words.back10, act: step(-10_000) },
    { key: 'k', shown: 'k', does: words.pause, act: () => player.toggle() },
    { key: 'l', shown: 'l', does: words.forward10, act: step(10_000) },
    { key: ',', shown: ',', does: words.before, act: jump(-1) },
    { key: '.', shown: '.', does: words.after, act: jump(1) },
    { key: 'f', shown: 'f', does: words.fullScreen, act: toggleFull },
    ...(mark ? marking(mark) : []),
  ]);
}
