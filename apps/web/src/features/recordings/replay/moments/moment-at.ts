import type { Moment } from '@earshot/contracts/recordings';

/** Number of the last moment by an instant; −1 before the first. `moments` in order of time. */
export function momentIndexAt(moments: readonly Pick<Moment, 'at'>[], at: number): number {
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((moments[middle]?.at ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The address of the page that a tab showed at an instant; '' before any is told. */
export function pageAt(moments: readonly Moment[], tabId: string | undefined, at: number): string {
  const page = moments.findLast(
    (moment) => moment.kind === 'page' && moment.at <= at && (tabId === undefined || moment.tab_id === tabId),
  );
  return page?.label ?? '';
}
