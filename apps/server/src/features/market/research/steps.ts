import type { MarketReport } from '@earshot/contracts/market/market-report';

/** What is done for a report, in order, in the words of whoever waits for it. */
export const packSteps = [
  'Find the site',
  'Read the site',
  'Ask the sources',
  'Find competitors',
  'Read the competitors',
  'Draw conclusions',
] as const;
export type PackStep = (typeof packSteps)[number];

type Steps = MarketReport['steps'];

export function waitingSteps(): Steps {
  return packSteps.map((name) => ({ name, state: 'waiting' }));
}

export function withStep(steps: Steps, name: PackStep, state: Steps[number]['state']): Steps {
  return steps.map((step) => (step.name === name ? { name, state } : step));
}

/** The steps of a run that ends now: those under way were cut short. */
export function endedSteps(steps: Steps): Steps {
  return steps.map(({ name, state }) => ({
    name,
    state: state === 'done' || state === 'skipped' ? state : 'cut_short',
  }));
}
