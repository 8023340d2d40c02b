import { z } from 'zod';
import { defineCall } from './call.ts';
import { Instant, SmallId } from './call/scalars.ts';

/** What a new workspace is led through, in this order. A login's `task.id` is the place of the first open one, from 1. */
export const onboardingSteps = ['feedback', 'question', 'view', 'colleague'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export const onboarding = {
  getStarted: defineCall({
    method: 'GET',
    path: '/api/onboarding/get_started',
    summary: 'The setup steps of the workspace, and which are done',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({
      steps: z.array(z.object({ step: z.enum(onboardingSteps), done: z.boolean() })),
      /** True while all feedback there is comes from the sample. */
      only_sample: z.boolean(),
    }),
  }),
  checkSetUp: defineCall({
    method: 'GET',
    path: '/api/onboarding/check_set_up',
    summary: 'Whether the setup works: script installed, feedback received, question asked',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({
      /** The first site that a visit came from; `page` is where it was seen, where that is known. */
      script: z.object({ at: Instant, site_id: SmallId, page: z.string() }).nullable(),
      /** Sites were added, whether or not they were seen. */
      has_site: z.boolean(),
      /** The first feedback of the workspace's own; the sample does not count. */
      feedback: z.object({ at: Instant, review_id: SmallId, source_id: SmallId }).nullable(),
      question: z.object({ at: Instant }).nullable(),
    }),
  }),
};
