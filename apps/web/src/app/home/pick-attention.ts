import type { AlertChange } from '@earshot/contracts/alerts';
import type { Theme } from '@earshot/contracts/themes';

/** What Home leads with. */
export type Attention = { kind: 'change'; change: AlertChange } | { kind: 'theme'; theme: Theme };

const dayMs = 24 * 60 * 60 * 1000;
/** How long after its last day a change is still news, in days. */
const newsDays = 14;

/**
 * The one finding that needs attention most: a change beyond chance that is still news (rises before falls, the largest
 * first), else the theme that grew beyond chance with the most negative items. Null on quiet days.
 */
export function pickAttention(
  changes: readonly AlertChange[],
  themes: readonly Theme[],
  now: number,
): Attention | null {
  const change = changes
    .filter(({ is_muted: isMuted, not_useful: notUseful }) => !isMuted && !notUseful)
    .filter(({ last_seen_on: day }) => now - Date.parse(day) <= newsDays * dayMs)
    .sort((a, b) => weightOf(b) - weightOf(a))[0];
  if (change) return { kind: 'change', change };
  const theme = themes
    .filter(({ trend }) => trend.verdict === 'up')
    .sort((a, b) => b.sentiment.negative.count - a.sentiment.negative.count)[0];
  return theme ? { kind: 'theme', theme } : null;
}

/** Items beyond what was expected; those of rises stand before all falls. */
function weightOf({ kind, count, expected }: AlertChange): number {
  const isUp = kind === 'rise' || kind === 'drift_up';
  return (isUp ? 1e9 : 0) + Math.abs(count - expected);
}
