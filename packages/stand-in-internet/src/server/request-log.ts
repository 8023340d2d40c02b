import type { IncomingHttpHeaders } from 'node:http';

export interface RecordedRequest {
  /** Id of a source, or host of a site, both without a port. */
  target: string;
  host: string;
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  /** Body of a POST. */
  body: string;
  /** Milliseconds on the clock of `performance.now()`. */
  startedAt: number;
  /** Null while it is not answered. */
  endedAt: number | null;
  /** Requests of the host that were not answered when it came, itself included. */
  inFlight: number;
}

/** Everything that was asked, in the order it came. */
export class RequestLog {
  readonly all: RecordedRequest[] = [];

  begin(request: Omit<RecordedRequest, 'startedAt' | 'endedAt' | 'inFlight'>): RecordedRequest {
    const open = this.all.filter(({ host, endedAt }) => host === request.host && endedAt === null);
    const entry = { ...request, startedAt: performance.now(), endedAt: null, inFlight: open.length + 1 };
    this.all.push(entry);
    return entry;
  }

  to(target: string): RecordedRequest[] {
    return this.all.filter((one) => one.target === target || one.host === target);
  }

  /** How many requests each host received. */
  get counts(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { host } of this.all) counts.set(host, (counts.get(host) ?? 0) + 1);
    return counts;
  }

  /** The most requests of a host that were open at once. */
  mostInFlight(target: string): number {
    return Math.max(0, ...this.to(target).map(({ inFlight }) => inFlight));
  }

  /** The shortest time between the starts of two requests to a host; infinite for fewer than two. */
  smallestGapMs(target: string): number {
    const starts = this.to(target).map(({ startedAt }) => startedAt);
    return Math.min(
      ...starts.slice(1).map((start, at) => start - (starts[at] ?? 0)),
      Number.POSITIVE_INFINITY,
    );
  }

  clear(): void {
    this.all.length = 0;
  }
}
