import { expect } from '@playwright/test';
import type { Api } from './api.ts';

const lookEveryMs = 4000;
/** One job may ask for another, and a job that is asked for begins some seconds later. */
const quietLooks = 5;

/** Waits until nothing in the background changes the workspace any more: themes, topics and the learnt tone come by themselves. */
export async function settledWorkspace(api: Api, token: string): Promise<void> {
  let last = -1;
  let looks = 0;
  const quiet = async () => {
    const { as_of: asOf } = await api.call<{ as_of: number }>('/api/analysis/measure', {}, token);
    looks = asOf === last ? looks + 1 : 0;
    last = asOf;
    return looks;
  };
  await expect.poll(quiet, { intervals: [lookEveryMs], timeout: 120_000 }).toBeGreaterThanOrEqual(quietLooks);
}
