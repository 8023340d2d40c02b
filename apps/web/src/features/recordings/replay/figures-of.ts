import { clockOf } from '@earshot/replay-format/playing/timeline-scale';
import { formatCount, formatCounted } from '../../../lib/format.ts';
import type { GivenRecording } from './player/played-recording.ts';
import { replayWords } from './replay.words.ts';

/** Figures of a session with their names, those that say most first. */
export function figuresOf(recording: GivenRecording['recording']): [name: string, value: string][] {
  const { browser, seconds, active_seconds: active } = recording;
  const trouble = [
    recording.rage_click_count && formatCounted(recording.rage_click_count, 'rage click'),
    recording.dead_click_count && formatCounted(recording.dead_click_count, 'dead click'),
    recording.error_count && formatCounted(recording.error_count, 'error'),
  ].filter(Boolean);
  return [
    [replayWords.length, `${clockOf(seconds * 1000)}, ${replayWords.active(clockOf(active * 1000))}`],
    [replayWords.trouble, trouble.join(', ') || replayWords.noTrouble],
    [replayWords.pages, formatCount(recording.page_count)],
    ...(browser ? [[replayWords.device, `${browser.width} × ${browser.height}`] as [string, string]] : []),
  ];
}
