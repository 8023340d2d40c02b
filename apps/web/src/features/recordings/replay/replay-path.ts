import { paths } from '../../../lib/paths.ts';

/** The address of a moment of a recording, `ms` after its start. */
export function replayPath(sessionId: string, ms = 0): string {
  const search = new URLSearchParams({ session_id: sessionId });
  if (ms >= 1000) search.set('t', String(Math.floor(ms)));
  return `${paths.replay}?${search}`;
}

/** The moment that an address names; its start when it names none. */
export function momentOfAddress(search: URLSearchParams): number {
  const text = search.get('t') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
