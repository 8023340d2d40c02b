import { z } from 'zod';
import { defineCall } from './call.ts';

/** What a new workspace is led through, in this order. A login's `task.id` is the place of the first open one, from 1. */
export const onboardingSteps = ['feedback', 'question', 'view', 'colleague'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export const onboarding = {
  getStarted: defineCall({
    method: 'GET',
    path: '/api/onboarding/get_started',
    summary: 'The first steps of the workspace, and which of them are done',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({
      steps: z.array(z.object({ step: z.enum(onboardingSteps), done: z.boolean() })),
      /** True while all feedback there is comes from the sample. */
      only_sample: z.boolean(),
    }),
  }),
};
