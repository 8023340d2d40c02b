import type { MeasureKind } from '@earshot/contracts/measures';

export const measureNames: Record<MeasureKind, string> = {
  count: 'number',
  share: 'share',
  mean_rating: 'average rating (of 5 stars)',
  nps: 'NPS',
  csat: 'CSAT',
  sentiment_score: 'sentiment score',
};
