import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { GroupingName } from '@earshot/contracts/analytics';
import type { ReactNode } from 'react';
import type { NarrowingParts } from '../../lib/narrowing.ts';

/** What the screen takes from other features. */
export interface AnalysisParts extends NarrowingParts {
  /** Saving and opening views of a filter. */
  views: (filter: FeedbackFilter) => ReactNode;
  /** Where themes are found and topics are made; undefined where that is not built. */
  ways: Partial<Record<Extract<GroupingName, 'theme' | 'topic'>, string>>;
}
