import { paths } from '../../../lib/paths.ts';

/** The page that a link opens; the secret stands where no server and no other page is told of it. */
export function sharedReplayAddress(token: string): string {
  return `${window.location.origin}${paths.sharedReplay}#key=${token}`;
}

/** The secret in an address; null without one. */
export function sharedReplayKey(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('key');
}
