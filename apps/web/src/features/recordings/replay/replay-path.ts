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

/** The same parameters with another moment, `ms` after the start. */
export function withMoment(search: URLSearchParams, ms: number): URLSearchParams {
  const next = new URLSearchParams(search);
  if (ms < 1) next.delete('t');
  else next.set('t', String(Math.floor(ms)));
  return next;
}

/**
 * Notes a moment in the address of the page at `pathname`, and nowhere else. It goes past the router, which would take it for a
 * way to somewhere: a link that was just followed would be forgotten, or the page it led to would get this one's address.
 */
export function keepMoment(pathname: string, ms: number): void {
  const { history, location } = window;
  if (location.pathname !== pathname) return;
  const search = withMoment(new URLSearchParams(location.search), ms);
  history.replaceState(history.state, '', `${pathname}?${search}${location.hash}`);
}
