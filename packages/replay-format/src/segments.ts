/** Where a chunk stands, as the call that lists a recording's chunks tells it. Times in milliseconds since 1970. */
export interface ChunkPlace {
  tab_id: string;
  seq: number;
  first_at: number;
  last_at: number;
  has_snapshot: boolean;
  bytes: number;
}

/** Chunks of one tab that are replayed together: the first holds a picture of the whole page, the others what changed in it. */
export interface Segment {
  /** Names it within its recording. */
  key: string;
  tabId: string;
  fromSeq: number;
  toSeq: number;
  /** It shows its tab from then on… */
  from: number;
  /** …until the tab's next segment begins, or the tab's last event. */
  to: number;
  /** As the chunks are stored. */
  bytes: number;
  /** Chunks between its first and its last that are not there: what they changed is not seen. */
  missing: number;
}

/** All segments, by tab and then by time. What comes before a tab's first picture of the page cannot be replayed. */
export function segmentsOf(chunks: readonly ChunkPlace[]): Segment[] {
  const byTab = new Map<string, ChunkPlace[]>();
  for (const chunk of chunks) {
    const tab = byTab.get(chunk.tab_id);
    if (tab) tab.push(chunk);
    else byTab.set(chunk.tab_id, [chunk]);
  }
  return [...byTab.values()].flatMap(segmentsOfTab);
}

function segmentsOfTab(chunks: readonly ChunkPlace[]): Segment[] {
  const segments: Segment[] = [];
  let open: Segment | undefined;
  for (const chunk of [...chunks].sort((a, b) => a.seq - b.seq)) {
    if (chunk.has_snapshot) {
      // A clock that was set back must not make segments overlap.
      const from = Math.max(chunk.first_at, open?.from ?? 0);
      if (open) open.to = from;
      open = begin(chunk, from);
      segments.push(open);
    } else if (open) {
      open.missing += chunk.seq - open.toSeq - 1;
      open.toSeq = chunk.seq;
      open.to = Math.max(open.to, chunk.last_at);
      open.bytes += chunk.bytes;
    }
  }
  return segments;
}

function begin({ tab_id: tabId, seq, last_at: lastAt, bytes }: ChunkPlace, from: number): Segment {
  const to = Math.max(from, lastAt);
  return { key: `${tabId}.${seq}`, tabId, fromSeq: seq, toSeq: seq, from, to, bytes, missing: 0 };
}

/** The segment that shows a tab at an instant: the last that began by then; undefined before the tab's first. */
export function segmentAt(segments: readonly Segment[], tabId: string, at: number): Segment | undefined {
  return segments.findLast((segment) => segment.tabId === tabId && segment.from <= at);
}

/** The segment that follows in the same tab. */
export function segmentAfter(segments: readonly Segment[], { tabId, key }: Segment): Segment | undefined {
  const ofTab = segments.filter((segment) => segment.tabId === tabId);
  return ofTab[ofTab.findIndex((segment) => segment.key === key) + 1];
}
