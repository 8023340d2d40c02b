import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FetchSegment } from '@earshot/replay-format/playing/segment-bytes';
import type { FetchAssets, PlayedRecording, PlayerState } from '@earshot/replay-format/playing/replay-player';
import { ReplayPlayer } from '@earshot/replay-format/playing/replay-player';
import { problemSentence } from '../../../../lib/api-problem.ts';
import { StageLink } from './stage-link.ts';

/** Where what is shown comes from. */
export interface ReplaySource {
  fetchSegment: FetchSegment;
  fetchAssets: FetchAssets;
}

/** A player of one recording, with the line to its stage. */
export function useReplayPlayer(source: ReplaySource, recording: PlayedRecording, startAt: number) {
  const [{ player, link }] = useState(() => {
    const line = new StageLink();
    const made = new ReplayPlayer(recording, startAt, {
      ...source,
      post: (message, transfer) => line.post(message, transfer),
      sentenceOf: problemSentence,
    });
    line.listen((message) => made.hear(message));
    return { player: made, link: line };
  });
  useEffect(() => player.update(recording), [player, recording]);
  useEffect(() => () => link.close(), [link]);
  return { player, link };
}

/** One part of a player's state, followed; `select` must give the same value while nothing that matters changes. */
export function usePlayerState<Part extends string | number | boolean | object | null | undefined>(
  player: ReplayPlayer,
  select: (state: PlayerState) => Part,
): Part {
  const read = () => select(player.state());
  return useSyncExternalStore(player.subscribe, read, read);
}
