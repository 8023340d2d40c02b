import type { Robots } from '@earshot/crawler/robots';
import { readRobots } from '@earshot/crawler/robots';
import type { Chunk } from '@earshot/replay-format/chunk';
import type { VisitAnalysis } from '@earshot/contracts/visits';
import { visitLimits } from '@earshot/contracts/visits';
import { memoryOfBrowser } from '../../../platform/browser/browser-memory.ts';
import { openBrowser } from '../../../platform/browser/open-browser.ts';
import { fetchPage } from '../../../platform/outbound/fetch-page.ts';
import { OutboundError } from '../../../platform/outbound/outbound-error.ts';
import type { OutboundRules } from '../../../platform/outbound/pinned-target.ts';
import { PinningProxy } from '../../../platform/outbound/pinning-proxy.ts';
import { browseSite } from './browse-site.ts';
import { RecordedChunks } from './recorded-chunks.ts';
import { siteOf } from './safe-links.ts';
import { VisitNotes } from './visit-notes.ts';

/** What the visitor is called in robots.txt. */
export const robotName = 'EarshotVisitor';
const watchEveryMs = 500;

export interface VisitOrder {
  url: string;
  rules: OutboundRules;
  chromium: string | undefined;
  /** Address of this Earshot, which the visitor names as its own. */
  publicUrl: string;
  /** How long the browser may be there. */
  seconds: number;
  onPage: (url: string) => Promise<void>;
  signal: AbortSignal;
}

/** Why a site was not visited, for whoever asked. */
export class NotVisited extends Error {}

/**
 * Visits a site in a browser that has nothing but the public web, and records the visit.
 *
 * @throws NotVisited, OutboundError or BrowserUnavailable with the reason
 */
export async function visitSite(order: VisitOrder): Promise<{ analysis: VisitAnalysis; chunks: Chunk[] }> {
  const userAgent = `Mozilla/5.0 (compatible; ${robotName}/1.0; +${order.publicUrl}/use-cases/session-replay) Chrome Safari`;
  const start = await startOf(order, userAgent);
  const mayOpen = await robotsOf(start, order.rules, userAgent);
  if (!mayOpen(start)) {
    throw new NotVisited('The site’s robots.txt disallows this page.');
  }
  const notes = new VisitNotes(Date.now);
  const chunks = new RecordedChunks();
  const proxy = await PinningProxy.start(order.rules, { maxBytes: visitLimits.bytes });
  try {
    const browser = await openBrowser({ chromium: order.chromium, proxy: proxy.address, userAgent });
    const limit = new AbortController();
    const end = (why: string) => {
      if (limit.signal.aborted) return;
      notes.leaveOut(why);
      limit.abort();
    };
    const timer = setTimeout(
      () => end(`The visit ended after ${order.seconds} seconds`),
      order.seconds * 1000,
    );
    const watch = setInterval(() => {
      if (proxy.isFull) end('The visit ended after 20 MiB had been loaded');
      void memoryOfBrowser(browser.profile).then((bytes) => {
        if (bytes > visitLimits.memoryBytes)
          end('The visit ended when the pages needed more than 1 GiB of memory');
      });
    }, watchEveryMs);
    const close = () => void browser.close();
    // What is under way ends by itself for a while; then the browser is ended under it.
    let force: NodeJS.Timeout | undefined;
    limit.signal.addEventListener('abort', () => (force = setTimeout(close, 3000)));
    order.signal.addEventListener('abort', close);
    try {
      await chunks.attach(browser.context);
      const signal = AbortSignal.any([limit.signal, order.signal]);
      await browseSite({
        start,
        context: browser.context,
        mayOpen,
        answersIn: (url) => answersIn(url, order, userAgent),
        notes,
        chunks,
        onPage: order.onPage,
        signal,
      });
      order.signal.throwIfAborted();
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
      clearTimeout(force);
      order.signal.removeEventListener('abort', close);
      await browser.close();
    }
  } finally {
    await proxy.stop();
  }
  return { analysis: notes.analysis(), chunks: chunks.chunks };
}

/** Where the redirects of the given address end: the first page of the visit. */
async function startOf({ url, rules, signal }: VisitOrder, userAgent: string): Promise<string> {
  const page = await fetchPage(
    url,
    rules,
    { 'user-agent': userAgent, accept: 'text/html' },
    undefined,
    signal,
  );
  const [asked, found] = [new URL(url), new URL(page.url)];
  if (siteOf(asked) !== siteOf(found)) {
    throw new NotVisited(`The address leads to another site, ${found.host}. Enter that one instead.`);
  }
  if (!/html/i.test(page.headers['content-type'] ?? ''))
    throw new NotVisited('There is no web page at this address.');
  return page.url;
}

/** Without a robots.txt everything may be opened; when the site cannot tell, nothing (RFC 9309, section 2.3.1). */
async function robotsOf(start: string, rules: OutboundRules, userAgent: string): Promise<Robots['allows']> {
  try {
    const file = await fetchPage(new URL('/robots.txt', start).href, rules, { 'user-agent': userAgent });
    if (file.status >= 500) return () => false;
    return file.status >= 400 ? () => true : readRobots(file.body, robotName).allows;
  } catch (error) {
    if (error instanceof OutboundError && error.fault === 'too_large') return () => true;
    return () => false;
  }
}

/** Milliseconds until a page is there, asked for without a browser; null when it was not. */
async function answersIn(
  url: string,
  { rules, signal }: VisitOrder,
  userAgent: string,
): Promise<number | null> {
  const begun = performance.now();
  try {
    await fetchPage(url, rules, { 'user-agent': userAgent, accept: 'text/html' }, undefined, signal);
    return Math.round(performance.now() - begun);
  } catch {
    return null;
  }
}
