const storageKey = 'earshot.set_up';

/** Keeps a set-up link's secret in this browser while its holder registers or logs in, for which the page is left. */
export function rememberPendingSetUp(token: string): void {
  localStorage.setItem(storageKey, token);
}

export function pendingSetUp(): string | null {
  return localStorage.getItem(storageKey);
}

export function forgetPendingSetUp(): void {
  localStorage.removeItem(storageKey);
}
