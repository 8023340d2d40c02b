import type { SharedRecording } from '@earshot/contracts/recording-shares';
import { segmentsOf } from '@earshot/replay-format/segments';
import { quietSpans, type Span } from '@earshot/replay-format/playing/quiet-spans';
import type { PlayedRecording } from '@earshot/replay-format/playing/replay-player';
import { tabTurns } from '@earshot/replay-format/playing/shown-tab';

/** A recording as the player needs it: the workspace's own, or what is shared of it. */
export type GivenRecording = Pick<SharedRecording, 'recording' | 'moments' | 'active_seconds' | 'chunks'>;

/** The times between which a recording is replayed: never empty, so that it can be drawn. */
export function spanOf({ recording }: GivenRecording): Span {
  const from = Date.parse(recording.page_started_at);
  return { from, to: Math.max(from + 1, Date.parse(recording.page_ended_at)) };
}

/** What the player needs to know of a recording as the server tells it. */
export function playedRecording(given: GivenRecording): PlayedRecording {
  const whole = spanOf(given);
  const segments = segmentsOf(given.chunks);
  return {
    whole,
    segments,
    turns: tabTurns(segments, given.moments),
    quiet: quietSpans(given.active_seconds, whole),
    isLive: given.recording.is_live,
  };
}
