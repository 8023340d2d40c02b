import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { ReactNode } from 'react';

/** A filter that a screen holds, and may hold another. */
export interface Narrowing {
  /** What is set in the address. */
  filter: FeedbackFilter;
  /** What the facets count: the same, within a period where the screen has one. */
  counted: FeedbackFilter;
  onChange: (next: FeedbackFilter) => void;
}

/** What a screen that narrows feedback down is given: the facets, and the chips of what is set. */
export interface NarrowingParts {
  facets: (narrowing: Narrowing) => ReactNode;
  chips: (narrowing: Narrowing) => ReactNode;
}
