import { toneStep } from './checks/tone/tone-step.service.ts';
import { themeStep } from './themes/theme-step.service.ts';
import { topicsStep } from './topics/topics-step.service.ts';
import type { Step } from './understanding/step.service.ts';

/** What is found in every item that comes or changes, in this order. */
export const understandingSteps: readonly Step[] = [toneStep, topicsStep, themeStep];
