import { paths } from './paths.ts';

/** The parameter of addresses that says at which stop the tour is, from 1. */
const tourParameter = 'tour';

/** The stop that an address names, from 0; null when the tour is not on. */
export function tourStopOf(search: URLSearchParams, stops: number): number | null {
  const stop = Number(search.get(tourParameter) ?? '0');
  return Number.isInteger(stop) && stop >= 1 && stop <= stops ? stop - 1 : null;
}

/** The address of a stop, from 0, with the tour on. */
export function tourPath(path: string, stop: number): string {
  const url = new URL(path, 'http://earshot.invalid');
  url.searchParams.set(tourParameter, String(stop + 1));
  return url.pathname + url.search;
}

/** Where the tour begins. */
export const startOfTour = tourPath(paths.overview, 0);
