import { toneStep } from './validation/tone/tone-step.service.ts';
import { themeStep } from './themes/theme-step.service.ts';
import { topicsStep } from './topics/topics-step.service.ts';
import type { Step } from './enrichment/step.service.ts';

/** What is found in every item that comes or changes, in this order. */
export const enrichmentSteps: readonly Step[] = [toneStep, topicsStep, themeStep];
