import type { FetchedReply, FetchFault, FetchPage, Now, Sleep } from './fetch-port.ts';
import { faultOf, headerOf } from './fetch-port.ts';
import type { HostPace } from './host-pace.ts';
import { NoTurn } from './host-pace.ts';
import { webAddress } from './page-address.ts';
import { isSameSite } from './registrable-domain.ts';
import { retryAfterMs } from './retry-after.ts';
import { robotsOfAnswer } from './robots-answer.ts';
import type { KnownRobots, RobotsBook } from './robots-book.ts';

export interface CrawlPorts {
  fetchPage: FetchPage;
  now: Now;
  sleep: Sleep;
  /** Ends the whole reading. */
  signal: AbortSignal;
  pace: HostPace;
  robots: RobotsBook;
  /** The name that a robots.txt calls us by. */
  productToken: string;
}

export interface PoliteLimits {
  /** The instant, in milliseconds since 1970, after which nothing more is asked. */
  until: number;
  pageMs: number;
  maxBytes: number;
  /** Between two requests to one host; a longer `Crawl-delay` wins. */
  gapMs: number;
}

export type Asked =
  { outcome: 'answered'; reply: FetchedReply; finalUrl: string; fetchedAt: Date } | NotAnswered;

export interface NotAnswered {
  outcome: 'blocked' | 'disallowed' | 'failed' | 'not_asked';
  /** A sentence for readers. */
  detail: string;
  /** Why no answer came at all. */
  fault?: FetchFault;
}

export interface AskOptions {
  accept: string;
  /** Redirects that lead to another site are not followed. */
  staysOnSite?: boolean;
  /** False for robots.txt alone. */
  obeysRobots?: boolean;
}

export const maxRedirects = 5;
/** A host that asks to come back later than this is left alone. */
export const longestRetryMs = 10_000;

const faults: Record<FetchFault, string> = {
  not_allowed: 'The address is not on the public web.',
  unreachable: 'The site could not be reached.',
  too_slow: 'The site took too long to answer.',
  too_large: 'The answer is too large.',
};
const failed = (detail: string): NotAnswered => ({ outcome: 'failed', detail });
const outOfTime: NotAnswered = { outcome: 'not_asked', detail: 'There was no time left to ask.' };
const disallowed: NotAnswered = { outcome: 'disallowed', detail: 'Its robots.txt disallows this.' };
const sentAway: NotAnswered = { outcome: 'blocked', detail: 'The site asked to try again later.' };

/**
 * Asks for addresses as a polite robot does: robots.txt first, one request at a time for each host, a gap after each, one
 * more try when a host says when to come back. Redirects are looked at before they are followed. Counts what it asks for.
 */
export class PoliteFetch {
  readonly #ports: CrawlPorts;
  readonly #limits: PoliteLimits;
  readonly #requests = new Map<string, number>();
  /** Hosts that asked to be left alone for now. */
  readonly #sentAway = new Set<string>();

  constructor(ports: CrawlPorts, limits: PoliteLimits) {
    this.#ports = ports;
    this.#limits = limits;
  }

  /** Requests that each host received. */
  get requests(): { host: string; count: number }[] {
    return [...this.#requests].map(([host, count]) => ({ host, count }));
  }

  async ask(address: string, options: AskOptions): Promise<Asked> {
    let url = address;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const asked = await this.#askOnce(url, options);
      if (asked.outcome !== 'answered') return asked;
      const next = redirectOf(asked.reply, url);
      if (next === null) return asked;
      if (next === '') return failed('The address redirects to an invalid one.');
      if (url.startsWith('https:') && next.startsWith('http:')) {
        return failed('The address redirects to one without encryption.');
      }
      if (options.staysOnSite === true && !isSameSite(url, next)) {
        return failed('The address redirects to another site.');
      }
      url = next;
    }
    return failed('The address redirects too many times.');
  }

  /** Address lines of the sitemaps that the robots.txt of an address names. */
  async sitemapsOf(url: string): Promise<string[]> {
    const known = await this.#robotsOf(new URL(url).origin);
    return known === 'no_time' ? [] : known.robots.sitemaps;
  }

  /** Whether robots.txt lets an address be asked for; or why that cannot be known. */
  async allows(url: string): Promise<boolean | 'failed' | 'not_asked'> {
    const known = await this.#robotsOf(new URL(url).origin);
    if (known === 'no_time') return 'not_asked';
    return known.fault === null ? known.robots.allows(url) : 'failed';
  }

  async #askOnce(url: string, { accept, obeysRobots = true }: AskOptions): Promise<Asked> {
    const { origin, hostname } = new URL(url);
    if (this.#sentAway.has(hostname)) return sentAway;
    let { gapMs } = this.#limits;
    if (obeysRobots) {
      const known = await this.#robotsOf(origin);
      if (known === 'no_time') return outOfTime;
      if (known.fault !== null) return failed(faults[known.fault]);
      if (!known.robots.allows(url)) return disallowed;
      gapMs = Math.max(gapMs, known.robots.crawlDelayMs ?? 0);
    }
    const first = await this.#request(url, accept, gapMs);
    if (first.outcome !== 'answered' || !isBusy(first.reply)) return first;
    const wait = retryAfterMs(headerOf(first.reply.headers, 'retry-after'), this.#ports.now());
    const isWorth = wait !== null && wait <= longestRetryMs && this.#ports.now() + wait < this.#limits.until;
    const second = isWorth ? await this.#request(url, accept, Math.max(gapMs, wait)) : first;
    if (second.outcome !== 'answered' || !isBusy(second.reply)) return second;
    // A page that is out of service without a word on when to return is a failure of that page alone.
    if (second.reply.status === 503 && wait === null) return second;
    this.#sentAway.add(hostname);
    return sentAway;
  }

  async #request(url: string, accept: string, gapMs: number): Promise<Asked> {
    const { fetchPage, now, signal, pace } = this.#ports;
    const { until, pageMs, maxBytes } = this.#limits;
    const { hostname } = new URL(url);
    try {
      return await pace.take(hostname, { gapMs, until, signal }, async () => {
        this.#count(hostname, 1);
        const withinMs = Math.max(1, Math.min(pageMs, until - now()));
        const reply = await fetchPage(url, { accept, maxBytes, withinMs, signal });
        return { outcome: 'answered', reply, finalUrl: url, fetchedAt: new Date(now()) };
      });
    } catch (error) {
      if (error instanceof NoTurn || signal.aborted) return outOfTime;
      const fault = faultOf(error);
      // Refused before anything was sent.
      if (fault === 'not_allowed') this.#count(hostname, -1);
      return { ...failed(faults[fault]), fault };
    }
  }

  #count(host: string, by: number): void {
    const count = (this.#requests.get(host) ?? 0) + by;
    if (count > 0) this.#requests.set(host, count);
    else this.#requests.delete(host);
  }

  async #robotsOf(origin: string): Promise<KnownRobots | 'no_time'> {
    const { robots, now, productToken } = this.#ports;
    const known = robots.of(origin, now());
    if (known !== null) return known;
    const asked = await this.ask(`${origin}/robots.txt`, {
      accept: 'text/plain, */*;q=0.1',
      obeysRobots: false,
    });
    if (asked.outcome === 'not_asked') return 'no_time';
    const { isFinal, ...read } = robotsOfAnswer(asked, productToken);
    robots.keep(origin, read, now(), isFinal);
    return read;
  }
}

function isBusy({ status }: FetchedReply): boolean {
  return status === 429 || status === 503;
}

/** Where an answer leads on: empty where that is no address of the web, null when it does not. */
function redirectOf({ status, headers }: FetchedReply, from: string): string | null {
  const location = headerOf(headers, 'location');
  if (![301, 302, 303, 307, 308].includes(status) || location === '') return null;
  // Headers are read as Latin-1, and written in UTF-8 where they are not ASCII.
  const codes = [...location].map((character) => character.charCodeAt(0));
  const text = codes.every((code) => code < 256)
    ? new TextDecoder().decode(Uint8Array.from(codes))
    : location;
  return webAddress(text, from) ?? '';
}
