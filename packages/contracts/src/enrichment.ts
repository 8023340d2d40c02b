import { z } from 'zod';
import { defineCall } from './call.ts';

/**
 * What changes figures by itself: the cleaning of earlier items or its undo, and what is found in items after they came: what the
 * words of each say, tones, topics, themes, which are nearly the same.
 */
export const analysisSteps = ['cleaning', 'items', 'sentiment', 'topics', 'themes', 'neighbours'] as const;

/** What is still being worked out; counts of sentiment, topics and themes move until it is done. */
export const Analysing = z.object({
  /** Items that every step has seen, of all there are; while items are cleaned, those that are. */
  done: z.int(),
  total: z.int(),
  /** Under way or about to begin. */
  steps: z.array(z.enum(analysisSteps)).min(1),
});
export type Analysing = z.infer<typeof Analysing>;

/** Null when nothing is under way. */
export const AnalysingOrNot = Analysing.nullable();

export const enrichment = {
  progress: defineCall({
    method: 'GET',
    path: '/api/understanding/get_progress',
    summary: 'Whether items are still being analyzed, so that figures may change',
    auth: 'viewer',
    apiKey: 'read',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({ analysing: AnalysingOrNot }),
  }),
};
