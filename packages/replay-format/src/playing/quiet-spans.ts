/** A stretch of time, in milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

/** The person did nothing for at least so long before it counts as quiet. */
const quietMs = 5000;
/** What is left before somebody acts again, so that one sees it coming. */
const leadMs = 1000;

/**
 * Where nobody did anything, so that a replay may pass over it: seconds without activity, put together.
 *
 * @param activeSeconds seconds since 1970 with activity, ascending
 * @param whole the recording
 */
export function quietSpans(activeSeconds: readonly number[], whole: Span): Span[] {
  const spans: Span[] = [];
  let quietFrom = whole.from;
  const end = (at: number) => {
    if (at - quietFrom >= quietMs) spans.push({ from: quietFrom, to: at });
  };
  for (const second of activeSeconds) {
    const at = second * 1000;
    if (at < whole.from || at > whole.to) continue;
    end(at - leadMs);
    quietFrom = at + 1000;
  }
  end(whole.to);
  return spans;
}

export function spanAt(spans: readonly Span[], at: number): Span | undefined {
  return spans.find(({ from, to }) => from <= at && at < to);
}

/** Milliseconds of all spans. */
export function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}
