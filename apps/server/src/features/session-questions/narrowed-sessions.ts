import type { RecordingFilter } from '@earshot/contracts/recordings';

/** Lasts at least a second and no second: no session does. */
const nothing = { min_seconds: 1, max_seconds: 0 } satisfies RecordingFilter;

/** The filter that both together are; where they name different ones of what a session has one of, nothing fits it. */
export function narrowedSessions(first: RecordingFilter, second: RecordingFilter): RecordingFilter {
  const both: RecordingFilter = { ...first, ...second };
  const common = <T extends string | number>(a?: T[], b?: T[]): T[] | undefined =>
    a && b ? a.filter((one) => b.includes(one)) : (a ?? b);
  both.site_ids = common(first.site_ids, second.site_ids);
  both.person_ids = common(first.person_ids, second.person_ids);
  both.accounts = common(first.accounts, second.accounts);
  both.plans = common(first.plans, second.plans);
  const isEmpty = [both.site_ids, both.person_ids, both.accounts, both.plans].some(
    (list) => list?.length === 0,
  );
  const isTorn =
    first.is_known !== undefined && second.is_known !== undefined && first.is_known !== second.is_known;
  if (isEmpty || isTorn) return { ...first, ...nothing };
  both.from = later(first.from, second.from, 1);
  both.to = later(first.to, second.to, -1);
  both.min_seconds = most(first.min_seconds, second.min_seconds, Math.max);
  both.max_seconds = most(first.max_seconds, second.max_seconds, Math.min);
  // What neither may have is what either leaves out.
  both.without_person_ids = joined(first.without_person_ids, second.without_person_ids);
  both.without_accounts = joined(first.without_accounts, second.without_accounts);
  both.moments = joined(joined(first.moments, second.moments), opened(first.page, second.page));
  both.no_moments = joined(
    joined(first.no_moments, second.no_moments),
    opened(first.without_page, second.without_page),
  );
  both.metadata = joined(first.metadata, second.metadata);
  both.with = joined(first.with, second.with);
  both.without = joined(first.without, second.without);
  return Object.fromEntries(
    (Object.entries(both) as [string, unknown][]).filter(([, value]) => value !== undefined),
  );
}

/** A filter names one part of an address; the other one's, where they differ, is the moment that such a page was opened. */
function opened(first: string | undefined, second: string | undefined): RecordingFilter['moments'] {
  if (first === undefined || second === undefined || first === second) return undefined;
  return [{ kind: 'page', says: { part: first } }];
}

function joined<T>(first?: T[], second?: T[]): T[] | undefined {
  if (!first || !second) return first ?? second;
  const known = new Set(first.map((one) => JSON.stringify(one)));
  return [...first, ...second.filter((one) => !known.has(JSON.stringify(one)))];
}

/** The later of two instants, or with a sign of -1 the earlier. */
function later(first: string | undefined, second: string | undefined, sign: 1 | -1): string | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  return (Date.parse(first) - Date.parse(second)) * sign > 0 ? first : second;
}

function most(
  first: number | undefined,
  second: number | undefined,
  pick: (a: number, b: number) => number,
): number | undefined {
  return first === undefined || second === undefined ? (first ?? second) : pick(first, second);
}
