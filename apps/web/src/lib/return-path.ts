import { isProtected } from './paths.ts';

const storageKey = 'earshot.return_path';

/** Remembers, for this tab, where a person wanted to go when they had to log in first. */
export function rememberReturnPath(path: string): void {
  sessionStorage.setItem(storageKey, path);
}

/** Where to go back to after login; null when nothing is remembered or it is no page behind login. */
export function returnPath(): string | null {
  const path = sessionStorage.getItem(storageKey);
  return path && isProtected(path.split(/[?#]/)[0] ?? '') ? path : null;
}

export function forgetReturnPath(): void {
  sessionStorage.removeItem(storageKey);
}
