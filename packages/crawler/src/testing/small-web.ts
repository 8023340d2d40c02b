import type { CrawlBudget } from '../crawl-site.ts';
import { crawlSite } from '../crawl-site.ts';
import type { FetchedReply, FetchPage, ReplyHeaders } from '../fetch-port.ts';
import { HostPace } from '../host-pace.ts';
import type { CrawledPage, SiteSummary, SkippedPage } from '../page.ts';
import type { CrawlPorts } from '../polite-fetch.ts';
import { RobotsBook } from '../robots-book.ts';
import { VirtualClock } from './virtual-clock.ts';

export type Answer =
  | string
  | { status?: number; headers?: ReplyHeaders; body?: string | Uint8Array; fault?: string; takesMs?: number };

/** A few pages by address; what is not there answers 404. It keeps what it was asked for, and when. */
export class SmallWeb {
  readonly clock = new VirtualClock();
  readonly asked: { url: string; at: number; until: number }[] = [];
  readonly answers: Record<string, Answer | (() => Answer)>;
  readonly stop = new AbortController();
  readonly pace = new HostPace(this.clock);
  readonly robots = new RobotsBook();

  constructor(answers: Record<string, Answer | (() => Answer)>) {
    this.answers = answers;
  }

  readonly fetchPage: FetchPage = async (url, { signal }): Promise<FetchedReply> => {
    const entry = { url, at: this.clock.now(), until: Number.POSITIVE_INFINITY };
    this.asked.push(entry);
    const given = this.answers[url] ?? { status: 404, body: 'Nothing here' };
    const answer = typeof given === 'function' ? given() : given;
    const {
      status = 200,
      headers,
      body = '',
      fault,
      takesMs = 0,
    } = typeof answer === 'string' ? { body: answer } : answer;
    if (takesMs > 0) await this.clock.sleep(takesMs, signal);
    entry.until = this.clock.now();
    if (signal.aborted) throw new Error('Stopped');
    if (fault !== undefined) throw Object.assign(new Error(fault), { fault });
    return {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
      body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
    };
  };

  get ports(): CrawlPorts {
    const { clock, pace, robots, stop, fetchPage } = this;
    return {
      fetchPage,
      now: clock.now,
      sleep: clock.sleep,
      signal: stop.signal,
      pace,
      robots,
      productToken: 'Earshot',
    };
  }

  get urls(): string[] {
    return this.asked.map(({ url }) => url);
  }

  async crawl(start: string | string[], budget: Partial<CrawlBudget> = {}): Promise<Crawled> {
    const pages: CrawledPage[] = [];
    const skipped: SkippedPage[] = [];
    const full: CrawlBudget = {
      maxPages: 8,
      pageMs: 10_000,
      maxBytes: 2 * 1024 * 1024,
      gapMs: 1000,
      until: this.clock.now() + 90_000,
      ...budget,
    };
    for await (const step of crawlSite(start, this.ports, full)) {
      if (step.is === 'page') pages.push(step.page);
      else if (step.is === 'skipped') skipped.push(step.skipped);
      else return { pages, skipped, site: step.site };
    }
    throw new Error('The reading ended without a summary');
  }
}

interface Crawled {
  pages: CrawledPage[];
  skipped: SkippedPage[];
  site: SiteSummary;
}

/** A page with words of its own, so that it is no copy of another. */
export function page(title: string, body = ''): string {
  const words = Array.from({ length: 60 }, (_, at) => `${title.toLowerCase().replace(/\W+/g, '')}${at}`);
  return `<!doctype html><title>${title}</title><main><h1>${title}</h1><p>${words.join(' ')}</p>${body}</main>`;
}
