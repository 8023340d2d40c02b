import type { PageFacts } from '../head/page-facts.ts';
import type { Question } from '../head/structured-data.ts';

/** Which live component stands in for a picture. */
export type StoryPicture =
  'ask' | 'counts' | 'import' | 'replay' | 'recordings' | 'themes' | 'trend' | 'finding' | 'said';

/** The page of a team or of a capability. */
export interface Story extends PageFacts {
  head: string;
  lede: string;
  picture: StoryPicture;
  /** Where it can be tried at once. */
  tryIt?: { label: string; to: string };
  /** What one does with it. */
  parts: { title: string; text: string }[];
  /** Questions that it answers, as people would ask them. */
  asks: string[];
  /** What people want to know before, limits among it. */
  questions: Question[];
  /** Paths of stories that go with it. */
  related: string[];
}
