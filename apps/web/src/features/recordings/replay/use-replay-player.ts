import { useEffect, useState, useSyncExternalStore } from 'react';
import { problemSentence } from '../../../lib/api-problem.ts';
import { fetchSegment } from './fetch-segment.ts';
import type { PlayedRecording, PlayerState } from './replay-player.ts';
import { ReplayPlayer } from './replay-player.ts';
import { StageLink } from './stage-link.ts';

/** A player of one recording, with the line to its stage. */
export function useReplayPlayer(sessionId: string, recording: PlayedRecording, startAt: number) {
  const [{ player, link }] = useState(() => {
    const line = new StageLink();
    const made = new ReplayPlayer(recording, startAt, {
      fetchSegment: (segment) => fetchSegment(sessionId, segment),
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
