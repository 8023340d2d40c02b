const storageKey = 'earshot.pending_email';

/** Remembers, in this browser, the address that a verification link was sent to: the link may open in another tab. */
export function rememberPendingEmail(email: string): void {
  localStorage.setItem(storageKey, email);
}

export function pendingEmail(): string | null {
  return localStorage.getItem(storageKey);
}

export function forgetPendingEmail(): void {
  localStorage.removeItem(storageKey);
}
