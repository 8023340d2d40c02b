import type { AlertChange } from '@earshot/contracts/alerts';
import type { EvidencePointer } from '@earshot/contracts/ideas';
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
  return (isRise(kind) ? 1e9 : 0) + Math.abs(count - expected);
}

const isRise = (kind: AlertChange['kind']) => kind === 'rise' || kind === 'drift_up';

/** What the roadmap would rest on; null for changes of views and filters, which no idea points at. */
export function pointerOf(attention: Attention): EvidencePointer | null {
  if (attention.kind === 'theme') return { kind: 'theme', theme_id: attention.theme.theme_id };
  const { rule_kind: kind, filters } = attention.change;
  const themeId = filters.theme_ids?.[0];
  if (kind === 'theme' && themeId !== undefined) return { kind: 'theme', theme_id: themeId };
  const topicId = filters.custom_trend_id;
  return kind === 'topic' && topicId !== undefined ? { kind: 'topic', custom_trend_id: topicId } : null;
}

/**
 * The name of the topic or theme that people mention more, which a question finds by it. Null for what they mention less, and
 * for views and filters, whose names say nothing of their items.
 */
export function mentionedMore(attention: Attention): string | null {
  if (pointerOf(attention) === null) return null;
  if (attention.kind === 'theme') return attention.theme.name;
  return isRise(attention.change.kind) ? attention.change.name : null;
}
