import { dayMs } from '@earshot/contracts/durations';
import type { SeededEvent, SeededSession } from './seeded-sessions.ts';

/* What is true of seeded sessions, read from how they were made and from nothing that is stored. */

const tagged = (tag: SeededEvent['tag']) => (event: SeededEvent) => event.tag === tag;
export const isPage = tagged('es:page');
export const isError = tagged('es:error');
export const isRage = tagged('es:rage-click');
export const isDead = tagged('es:dead-click');
export const isCustom = tagged('es:custom');
export const isFailed = (event: SeededEvent) =>
  event.tag === 'es:network' && Number(event.payload['status']) >= 400;
export const isSlow = (event: SeededEvent) =>
  event.tag === 'es:network' && !isFailed(event) && Number(event.payload['duration']) >= 3000;

export function urlOf(event: SeededEvent): string {
  return String(event.payload['url']);
}

export function pathOf(event: SeededEvent): string {
  return new URL(urlOf(event)).pathname;
}

/** The address that was open when something happened. */
export function pageAt(session: SeededSession, { at }: SeededEvent): string {
  const page = session.events.findLast((event) => isPage(event) && event.at <= at);
  return page ? urlOf(page) : '';
}

/** The most common of these, and how often it is there. Nulls do not count. */
export function mostCommon(values: readonly (string | null)[]): [string, number] {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? ['', 0];
}

type Sessions = readonly SeededSession[];

/** Today being the last of them; days are those of UTC. */
export function lastDays(sessions: Sessions, now: number, days: number): SeededSession[] {
  return within(sessions, midnight(now) - (days - 1) * dayMs, Number.POSITIVE_INFINITY);
}

export function yesterday(sessions: Sessions, now: number): SeededSession[] {
  return within(sessions, midnight(now) - dayMs, midnight(now));
}

export function thisWeek(sessions: Sessions, now: number): SeededSession[] {
  return within(sessions, monday(now), Number.POSITIVE_INFINITY);
}

export function lastWeek(sessions: Sessions, now: number): SeededSession[] {
  return within(sessions, monday(now) - 7 * dayMs, monday(now));
}

function within(sessions: Sessions, from: number, to: number): SeededSession[] {
  return sessions.filter(({ startedAt }) => startedAt >= from && startedAt < to);
}

function midnight(at: number): number {
  return at - (at % dayMs);
}

function monday(at: number): number {
  return midnight(at) - ((new Date(at).getUTCDay() + 6) % 7) * dayMs;
}
