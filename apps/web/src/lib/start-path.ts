import { onboardingSteps } from '@earshot/contracts/onboarding';
import type { LoginResult } from '@earshot/contracts/users';
import { paths } from './paths.ts';

/** Tasks before this one are about seeing anything at all; whoever is past them has work waiting. */
const firstLaterTask = onboardingSteps.indexOf('view') + 1;

/** Where a person lands who came from nowhere in particular: at the first steps until a question was asked. */
export function startPath({ task }: Pick<LoginResult, 'task'>): string {
  return task.id < firstLaterTask ? paths.getStarted : paths.overview;
}
