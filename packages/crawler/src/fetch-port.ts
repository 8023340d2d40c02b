/** Header names in lower case. */
export type ReplyHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface FetchedReply {
  status: number;
  headers: ReplyHeaders;
  /** Unpacked, but not decoded. */
  body: Uint8Array;
}

export interface FetchOptions {
  accept: string;
  /** Of the unpacked body; more is a failure. */
  maxBytes: number;
  withinMs: number;
  signal: AbortSignal;
}

/**
 * Asks for one address and follows no redirect: whoever asks looks at the next address before it is asked for.
 *
 * @throws an error whose `fault` is a `FetchFault`
 */
export type FetchPage = (url: string, options: FetchOptions) => Promise<FetchedReply>;

export const fetchFaults = ['not_allowed', 'unreachable', 'too_slow', 'too_large'] as const;
export type FetchFault = (typeof fetchFaults)[number];

/** What an error of the port says; anything unknown counts as unreachable. */
export function faultOf(error: unknown): FetchFault {
  const fault = error instanceof Error && 'fault' in error ? error.fault : undefined;
  return fetchFaults.find((one) => one === fault) ?? 'unreachable';
}

/** Waits; ends early, without an error, when the signal is aborted. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

/** Milliseconds since 1970. */
export type Now = () => number;

/** The first value of a header, trimmed; empty when there is none. */
export function headerOf(headers: ReplyHeaders, name: string): string {
  const value = headers[name];
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).trim();
}

/** All values of a header. */
export function headersOf(headers: ReplyHeaders, name: string): readonly string[] {
  const value = headers[name];
  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
}
