export function daysBefore(today: Date, days: number): Date {
  return new Date(today.getTime() - days * 86_400_000);
}

/** The first day of the month so many months before today's, in UTC. */
export function monthBefore(today: Date, months: number): Date {
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 1));
}
