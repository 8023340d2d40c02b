let held: { pathname: string; secrets: URLSearchParams } | null = null;

/**
 * Takes the secrets of a mailed link out of the address bar and the history, before anything else reads the address.
 * They stay in memory, for the page they were meant for.
 */
export function holdFragmentSecrets(): void {
  const { pathname, search, hash } = window.location;
  const secrets = new URLSearchParams(hash.slice(1));
  if (!secrets.has('token') && !secrets.has('invitation')) return;
  held = { pathname, secrets };
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** A secret that came with the link to this page; null when there is none. */
export function fragmentSecret(name: 'token' | 'invitation' | 'uuid', pathname: string): string | null {
  return held?.pathname === pathname ? held.secrets.get(name) : null;
}

/** Forgets what a link brought, once it is used. */
export function forgetFragmentSecrets(): void {
  held = null;
}
