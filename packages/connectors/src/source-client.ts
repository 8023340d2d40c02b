import { readJson, readText, headerIn } from './read-answer.ts';
import type { SourceReply } from './read-answer.ts';
import { SourceFault } from './source-fault.ts';
import type { SourceTraits, SourceFound, SourceItem } from './source-facts.ts';
import { webUrl } from './json.ts';

export interface SourceRequest {
  url: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string;
  withinMs: number;
  /** Of the unpacked body; more is a failure. */
  maxBytes: number;
}

export interface SourcePorts {
  /**
   * Makes one request and follows no redirect.
   *
   * @throws an error whose `fault` is `not_allowed`, `unreachable`, `too_slow` or `too_large`
   */
  request: (request: SourceRequest, signal: AbortSignal) => Promise<SourceReply>;
  /** Does the work when it is the host's turn, as the crawler's `HostPace` does. @throws when there is no time left */
  take: <T>(host: string, turn: Turn, work: () => Promise<T>) => Promise<T>;
  /** Whether the robots.txt of an address lets it be asked for, or why that cannot be known; asked for the sources that obey it. */
  allows: (url: string) => Promise<boolean | 'failed' | 'not_asked'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

interface Turn {
  gapMs: number;
  until: number;
  signal: AbortSignal;
}

/** How a source is set up, and how long it may take. */
export interface ClientOptions {
  source: SourceTraits;
  baseUrl: string;
  key: string;
  /** The instant after which nothing more is asked. */
  until: number;
  signal: AbortSignal;
}

export interface CallOptions {
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, by `POST`. */
  json?: unknown;
  accept?: string;
}

const withinMs = 10_000;
const maxBytes = 2 * 1024 * 1024;
const maxRedirects = 3;
const longestRetryMs = 5000;
const maxItems = 200;

const unreachable = 'It could not be reached.';
const outOfTime = 'There was no time left to ask it.';
const faults: Record<string, string> = {
  not_allowed: 'Its address is not on the public web.',
  too_slow: 'It took too long to answer.',
  too_large: 'Its answer is too large.',
};

/** The client of one source for one report: it keeps the source's pace and budget, and what was found. */
export class SourceClient {
  readonly found: SourceFound = { items: [], series: [], peers: [], learned: {}, rates: null };
  readonly baseUrl: string;
  readonly key: string;
  readonly #source: SourceTraits;
  readonly #options: ClientOptions;
  readonly #ports: SourcePorts;
  readonly #requests = new Map<string, number>();
  #firstUrl: string | null = null;
  #readAt: number | null = null;
  #waitMs = 0;
  #hasRetried = false;

  constructor(options: ClientOptions, ports: SourcePorts) {
    this.#options = options;
    this.#ports = ports;
    this.#source = options.source;
    this.baseUrl = options.baseUrl.replace(/(?<!\/)\/+$/, '');
    this.key = options.key;
  }

  get requests(): { host: string; count: number }[] {
    return [...this.#requests].map(([host, count]) => ({ host, count }));
  }

  /** The first address that was asked for. */
  get firstUrl(): string | null {
    return this.#firstUrl;
  }

  get readAt(): Date | null {
    return this.#readAt === null ? null : new Date(this.#readAt);
  }

  /** The address of a call: parameters that are empty are left out. */
  url(path: string, query: Readonly<Record<string, string | number>> = {}): string {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      if (value !== '') parameters.set(name, String(value));
    }
    const text = parameters.toString();
    return `${this.baseUrl}${path}${text === '' ? '' : `?${text}`}`;
  }

  /** @throws SourceFault */
  async json(url: string, options: CallOptions = {}): Promise<unknown> {
    return this.#retried(url, { accept: 'application/json', ...options }, readJson);
  }

  /** @throws SourceFault */
  async text(url: string, options: CallOptions = {}): Promise<string> {
    return this.#retried(url, options, readText);
  }

  /** Nothing more is asked for so long, beside the usual pace. */
  backOff(ms: number): void {
    this.#waitMs = Math.max(this.#waitMs, ms);
  }

  /** Keeps something that was found; without an address that a reader can open it is not kept, nor twice. */
  add(item: Partial<Omit<SourceItem, 'raw' | 'url'>> & { url: string | null }, raw: unknown): void {
    const { items } = this.found;
    const url = item.url === null ? null : webUrl(item.url);
    const [title, text] = [clipped(item.title ?? '', 300), clipped(item.text ?? '', 5000)];
    if (url === null || (title === '' && text === '') || items.length >= maxItems) return;
    if (items.some((known) => known.url === url && known.text === text && known.title === title)) return;
    const author = clipped(item.author ?? '', 200);
    items.push({
      title,
      url,
      text,
      publishedAt: item.publishedAt ?? null,
      author: author === '' ? null : author,
      rating: item.rating ?? null,
      raw: clipped(rawOf(raw), 2000),
    });
  }

  async #retried<T>(
    url: string,
    options: CallOptions,
    read: (reply: SourceReply, now: number) => T,
  ): Promise<T> {
    try {
      return read(await this.#follow(url, options), this.#ports.now());
    } catch (error) {
      const retryMs = error instanceof SourceFault ? error.retryMs : null;
      if (retryMs === null || retryMs > longestRetryMs || this.#hasRetried) throw error;
      // The one request that a source may have on top of its budget.
      this.#hasRetried = true;
      this.backOff(retryMs);
      return read(await this.#follow(url, options), this.#ports.now());
    }
  }

  async #follow(url: string, options: CallOptions): Promise<SourceReply> {
    let address = url;
    const seen = new Set([url]);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const reply = await this.#call(address, options);
      const location = headerIn(reply, 'location');
      if (reply.status < 300 || reply.status >= 400 || location === '') return reply;
      const next = URL.canParse(location, address) ? new URL(location, address) : null;
      // A source answers for itself: to wherever else it leads was never agreed.
      const here = new URL(address);
      const isSafe = next?.protocol === 'https:' || next?.protocol === here.protocol;
      if (next?.host !== here.host || !isSafe || options.json !== undefined) {
        throw new SourceFault('failed', 'It redirects to another address.');
      }
      if (seen.has(next.href)) break;
      seen.add((address = next.href));
    }
    throw new SourceFault('failed', 'It redirects too many times.');
  }

  async #call(url: string, { headers = {}, json, accept = '*/*' }: CallOptions): Promise<SourceReply> {
    const { until, signal } = this.#options;
    const { paceMs, calls, obeysRobots } = this.#source;
    if (!URL.canParse(url)) throw new SourceFault('failed', 'Its address cannot be read.');
    const made = this.requests.reduce((sum, { count }) => sum + count, 0);
    if (made >= calls + (this.#hasRetried ? 1 : 0))
      throw new SourceFault('not_asked', 'The budget of requests for it is used up.');
    if (obeysRobots) await this.#obey(url);
    const { hostname } = new URL(url);
    const gapMs = Math.max(paceMs, this.#waitMs);
    this.#waitMs = 0;
    const request: SourceRequest = {
      url,
      method: json === undefined ? 'GET' : 'POST',
      headers: { accept, ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      withinMs,
      maxBytes,
    };
    const turn = { isSent: false };
    try {
      return await this.#ports.take(hostname, { gapMs, until, signal }, async () => {
        turn.isSent = true;
        this.#count(hostname, 1);
        this.#firstUrl ??= withoutKey(url);
        const left = Math.max(1, Math.min(withinMs, until - this.#ports.now()));
        const reply = await this.#ports.request({ ...request, withinMs: left }, signal);
        this.#readAt = this.#ports.now();
        return reply;
      });
    } catch (error) {
      if (!turn.isSent || signal.aborted) throw new SourceFault('not_asked', outOfTime);
      const fault = error instanceof Error && 'fault' in error ? String(error.fault) : '';
      if (fault === 'not_allowed') this.#count(hostname, -1);
      throw new SourceFault('failed', faults[fault] ?? unreachable);
    }
  }

  async #obey(url: string): Promise<void> {
    const answer = await this.#ports.allows(url);
    if (answer === 'failed') throw new SourceFault('failed', unreachable);
    if (answer === 'not_asked') throw new SourceFault('not_asked', outOfTime);
    if (!answer) throw new SourceFault('disallowed', 'Its robots.txt disallows this.');
  }

  #count(host: string, by: number): void {
    const count = (this.#requests.get(host) ?? 0) + by;
    if (count > 0) this.#requests.set(host, count);
    else this.#requests.delete(host);
  }
}

function clipped(text: string, length: number): string {
  return text.length <= length ? text.toWellFormed() : text.slice(0, length).toWellFormed().trimEnd();
}

function rawOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Keys are nobody else's to see. */
function withoutKey(url: string): string {
  const address = new URL(url);
  for (const name of ['key', 'api_key', 'token']) address.searchParams.delete(name);
  return address.href;
}
