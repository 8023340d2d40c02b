/** How other features count by period, so that their figures fit those of the analysis. */
export { baseFilter } from './base-filter.ts';
export { addDays, periodBefore } from './days.ts';
export type { Period } from './days.ts';
export { within } from './period.ts';
export { readStanding } from './standing.sql.ts';
export { differenceOfCounts } from './statistics.ts';
