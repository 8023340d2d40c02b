import { recordingShares } from '@earshot/contracts/recording-shares';
import { useEffect, useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { isGone } from './is-gone.ts';

const waitSeconds = 20;
const pauseMs = 5000;

/** True once the link was revoked or has expired; the server says so as it happens. */
export function useLinkEnd(token: string): boolean {
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => {
    const { signal, stop } = stoppable();
    const watch = async () => {
      while (!signal.aborted) {
        const askedAt = performance.now();
        try {
          await send(recordingShares.checkShared, { body: { token, wait_seconds: waitSeconds } }, signal);
        } catch (error) {
          if (isGone(error)) return setHasEnded(true);
        }
        // An answer at once, or none, must not be asked for in a hurry.
        if (performance.now() - askedAt < pauseMs) await pause(pauseMs);
      }
    };
    void watch();
    return stop;
  }, [token]);
  return hasEnded;
}

function stoppable() {
  const controller = new AbortController();
  return { signal: controller.signal, stop: () => controller.abort() };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
