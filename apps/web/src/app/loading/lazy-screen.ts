import { limits } from '@earshot/contracts/limits';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Screen } from '../screens.ts';

/** A screen's code did not arrive in time. */
export class ScreenLoadTimeout extends Error {
  constructor() {
    super(`The screen did not load within ${limits.chunkLoadTimeoutMs / 1000} seconds`);
    this.name = 'ScreenLoadTimeout';
  }
}

/** Loads a screen's code, giving up after `chunkLoadTimeoutMs`. */
export function lazyScreen(screen: Pick<Screen, 'load'>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: await withinTimeout(screen.load()) }));
}

async function withinTimeout<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ScreenLoadTimeout()), limits.chunkLoadTimeoutMs);
  });
  try {
    return await Promise.race([loading, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
