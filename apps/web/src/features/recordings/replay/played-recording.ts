import type { CallReply } from '@earshot/contracts/call';
import type { recordings } from '@earshot/contracts/recordings';
import { segmentsOf } from '@earshot/replay-format/segments';
import { quietSpans, type Span } from './quiet-spans.ts';
import type { PlayedRecording } from './replay-player.ts';
import { tabTurns } from './shown-tab.ts';

export type GivenRecording = CallReply<typeof recordings.get>;

/** The times between which a recording is replayed: never empty, so that it can be drawn. */
export function spanOf({ recording }: GivenRecording): Span {
  const from = Date.parse(recording.started_at);
  return { from, to: Math.max(from + 1, Date.parse(recording.ended_at)) };
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
