/** How other features count by period, so that their figures fit those of the analysis. */
export { baseFilter } from './base-filter.ts';
export { coverageOf, isCovered } from './coverage.ts';
export { addDays, daysIn, periodBefore } from './days.ts';
export type { Period } from './days.ts';
export { labelOf, partOf } from './grouping.ts';
export { readNames } from './names.sql.ts';
export { within } from './period.ts';
export { readStanding } from './standing.sql.ts';
export { differenceOfCounts } from './statistics.ts';
