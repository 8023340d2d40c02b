/** Milliseconds of a minute. */
export const minuteMs = 60_000;
/** Milliseconds of an hour. */
export const hourMs = 3_600_000;
/** Milliseconds of a day of 24 hours; a day of a calendar may be an hour shorter or longer. */
export const dayMs = 24 * hourMs;
