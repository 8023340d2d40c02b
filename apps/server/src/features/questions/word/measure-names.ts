import type { FigureMeasure } from '@earshot/contracts/analytics';
import type { Scale } from './in-words.ts';

const names: Record<FigureMeasure, string> = {
  count: 'number',
  share: 'share',
  mean_rating: 'average rating (of 5 stars)',
  nps: 'NPS',
  csat: 'CSAT',
  sentiment_score: 'net sentiment',
  field_number: 'average',
};

/** @param scale what means of ratings are told in; null for stars */
export function measureName(kind: FigureMeasure, scale: Scale | null): string {
  if (kind !== 'mean_rating' || !scale) return names[kind];
  return `average rating (on the scale from ${scale.min} to ${scale.max})`;
}
