import type { MeasureKind } from '@earshot/contracts/analytics';
import type { Scale } from './in-words.ts';

const names: Record<MeasureKind, string> = {
  count: 'number',
  share: 'share',
  mean_rating: 'average rating (of 5 stars)',
  nps: 'NPS',
  csat: 'CSAT',
  sentiment_score: 'net sentiment',
};

/** @param scale what means of ratings are told in; null for stars */
export function measureName(kind: MeasureKind, scale: Scale | null): string {
  if (kind !== 'mean_rating' || !scale) return names[kind];
  return `average rating (on the scale from ${scale.min} to ${scale.max})`;
}
