import type { ReadPeriod } from '../questions/periods/periods.ts';
import type { SessionFilter } from './plan.ts';

/** One filter that says all of them: names of a kind are alternatives, everything else holds at once. */
export function mergedFilters(filters: readonly SessionFilter[]): SessionFilter {
  const merged: SessionFilter = {};
  for (const filter of filters) {
    for (const [name, value] of Object.entries(filter) as [keyof SessionFilter, unknown][]) {
      const known = merged[name];
      const both =
        Array.isArray(known) && Array.isArray(value)
          ? [...(known as unknown[]), ...(value as unknown[])]
          : value;
      Object.assign(merged, { [name]: both });
    }
  }
  return merged;
}

export function daysOf({ from, to }: ReadPeriod): SessionFilter {
  return { ...(from !== undefined && { from_day: from }), ...(to !== undefined && { to_day: to }) };
}
