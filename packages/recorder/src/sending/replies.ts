import type { Reply } from './transport.ts';

/**
 * What the server says to a chunk: it is stored; stored, but a picture of the whole page is missing; its recording is over;
 * the times that the page tells cannot be; this site is not recorded; the chunk is larger than any may be; or nothing that
 * counts, so it is sent again.
 */
export type Meaning = 'stored' | 'snapshot' | 'over' | 'impossible' | 'forbidden' | 'too_large' | 'again';

export function meaningOf({ status, text }: Reply): Meaning {
  if (status >= 200 && status < 300) return /"snapshot"\s*:\s*true/.test(text) ? 'snapshot' : 'stored';
  if (status === 410) return 'over';
  // 402: the workspace's plan has no room for this session.
  if (status === 401 || status === 402 || status === 403 || status === 404) return 'forbidden';
  if (status === 400 && /(?:last|sent)_at/.test(text)) return 'impossible';
  // What is refused for its form today is refused tomorrow: it is dropped and counted like one that is too large.
  if (status === 413 || status === 400 || status === 422) return 'too_large';
  return 'again';
}
