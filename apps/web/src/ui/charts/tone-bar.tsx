import type { Sentiment } from '@earshot/contracts/filter/feedback-filter';
import { sentimentNames as names } from '../../lib/sentiment-names.ts';
import { ShareBar } from '../overlays/share-bar.tsx';

/** How items sound, as a bar: so many of each sentiment. */
export function ToneBar({ negative, neutral, positive }: Record<Sentiment, number>) {
  return (
    <ShareBar
      parts={[
        { label: names.negative, count: negative, tone: 'neg' },
        { label: names.neutral, count: neutral, tone: 'neu' },
        { label: names.positive, count: positive, tone: 'pos' },
      ]}
    />
  );
}
