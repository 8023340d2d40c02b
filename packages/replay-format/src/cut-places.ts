import type { Cut } from './cut.ts';
import { tabAt, tabTurns } from './playing/shown-tab.ts';
import type { ChunkPlace, Segment } from './segments.ts';
import { segmentsOf } from './segments.ts';

interface PlacedMoment {
  at: number;
  tab_id: string;
  kind: string;
  label: string;
  value: number | null;
}

/** Where the chunks stand that hold what a cut shows: from the last picture before its beginning to its end, tab by tab. */
export function cutPlaces(
  chunks: readonly ChunkPlace[],
  moments: readonly PlacedMoment[],
  { from, to }: Cut,
): ChunkPlace[] {
  const segments = segmentsOf(chunks);
  const front = tabAt(tabTurns(segments, moments), from);
  const shown = segments.filter((segment) => {
    if (segment.from > to) return false;
    return segment.to > from || (segment.tabId === front && isLastBefore(segments, segment, from));
  });
  return shown.flatMap(({ tabId, fromSeq, toSeq }) =>
    chunks
      .filter(({ tab_id: tab, seq }) => tab === tabId && seq >= fromSeq && seq <= toSeq)
      .filter((chunk) => chunk.first_at <= to)
      .map((chunk) => ({
        ...chunk,
        first_at: Math.max(chunk.first_at, from),
        last_at: Math.min(Math.max(chunk.last_at, from), to),
      })),
  );
}

/** A tab in which nothing happens any more is still seen as it was left. */
function isLastBefore(segments: readonly Segment[], { tabId, from, key }: Segment, at: number): boolean {
  const last = segments.findLast((one) => one.tabId === tabId && one.from <= at);
  return from <= at && last?.key === key;
}

const onlyWith = {
  person: new Set(['identify']),
  console: new Set(['console_error', 'console_warning']),
  network: new Set(['failed_request', 'slow_request']),
} as const;

/**
 * The moments of a cut, of those tabs that it shows. That something failed is told, what its message said only with the
 * console. The pages and the tab that stand open when the cut begins are told at its beginning.
 *
 * @param moments in order of time
 * @param chunks of the whole recording
 * @param places those of the cut
 */
export function cutMoments<M extends PlacedMoment>(
  moments: readonly M[],
  chunks: readonly ChunkPlace[],
  places: readonly ChunkPlace[],
  { from, to, parts }: Cut,
): M[] {
  const front = tabAt(tabTurns(segmentsOf(chunks), moments), from);
  const tabs = new Set(places.map(({ tab_id: tab }) => tab));
  const ofTabs = moments.filter(({ tab_id: tab }) => tabs.has(tab));
  const isGiven = ({ kind }: M) =>
    (Object.keys(onlyWith) as (keyof typeof onlyWith)[]).every(
      (part) => parts[part] || !onlyWith[part].has(kind),
    );
  const standing = [...tabs].flatMap((tab): M[] => {
    const page = ofTabs.findLast((one) => one.tab_id === tab && one.kind === 'page' && one.at < from);
    return page ? [{ ...page, at: from }] : [];
  });
  const shown = tabs.size > 1 ? ofTabs.findLast((one) => one.tab_id === front && one.at < from) : undefined;
  return [
    ...standing,
    ...(shown ? [{ ...shown, at: from, kind: 'shown', label: '', value: null }] : []),
    ...ofTabs
      .filter((moment) => moment.at >= from && moment.at <= to && isGiven(moment))
      .map((moment) => (moment.kind === 'error' && !parts.console ? { ...moment, label: '' } : moment)),
  ];
}
