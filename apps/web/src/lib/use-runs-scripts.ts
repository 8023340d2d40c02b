import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in a page as it was built, true as soon as its scripts run it. */
export function useRunsScripts(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
