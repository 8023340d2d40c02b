import { setTimeout as wait } from 'node:timers/promises';
import { themes } from '@earshot/contracts/themes';
import { callApi } from './api-client.ts';

/** The thread that does jobs ends when it has had nothing to do for 20 seconds. */
export const jobsEndMs = 25_000;

/** Has themes looked for and waits for them, calling `whileRunning` once a second. @returns seconds taken */
export async function findThemes(address: string, token: string, whileRunning: () => void): Promise<number> {
  const startedAt = performance.now();
  let { state, error } = await callApi(address, token, themes.build);
  while (state === 'waiting' || state === 'running') {
    await wait(1000);
    whileRunning();
    ({ state, error } = await callApi(address, token, themes.buildStatus));
  }
  if (state !== 'done') throw new Error(`No themes were found: ${error ?? state}`);
  return (performance.now() - startedAt) / 1000;
}
