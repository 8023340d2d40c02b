import { visitLimits } from '@earshot/contracts/visits';
import type { BrowserContext, Page, Response } from 'playwright-core';
import { setTimeout as wait } from 'node:timers/promises';
import { endRecording } from './in-page.ts';
import { lookAtPage } from './look-at-page.ts';
import type { RecordedChunks } from './recorded-chunks.ts';
import { pageToFollow, siteOf } from './safe-links.ts';
import type { VisitNotes } from './visit-notes.ts';
import { watchPage } from './watch-page.ts';

const loadMs = 20_000;
/** A site is asked for a page once a second at most. */
const paceMs = 1000;
const settleMs = 1500;

export interface Browsing {
  /** Where the redirects of the address that was given ended. */
  start: string;
  context: BrowserContext;
  /** Whether the site's robots.txt lets this visitor open an address. */
  mayOpen: (url: string) => boolean;
  /** Milliseconds that a page takes when it is asked for again, without a browser; null when it fails. */
  answersIn: (url: string) => Promise<number | null>;
  notes: VisitNotes;
  chunks: RecordedChunks;
  /** Told of each page before it is opened. */
  onPage: (url: string) => Promise<void>;
  /** Aborted when time, bytes or memory are used up. */
  signal: AbortSignal;
}

interface Waiting {
  url: string;
  /** The page and the words of the link that led there; null for the first page. */
  from: { page: string; text: string } | null;
}

/** Opens a site's pages one after the other, from link to link, until there are none left or the limits are reached. */
export async function browseSite(browsing: Browsing): Promise<void> {
  const { start, context, mayOpen, notes, chunks, onPage, signal } = browsing;
  const site = siteOf(new URL(start));
  const page = context.pages()[0] ?? (await context.newPage());
  watchPage(page, site, notes);
  const waiting: Waiting[] = [{ url: start, from: null }];
  const known = new Set([start]);
  let isRobotsAsked = false;
  for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
    if (notes.pages.length === visitLimits.pages) {
      notes.leaveOut(`At most ${visitLimits.pages} pages were opened`);
      break;
    }
    if (!mayOpen(next.url)) {
      if (!isRobotsAsked) notes.leaveOut('Pages that robots.txt disallows were not opened');
      isRobotsAsked = true;
      continue;
    }
    await onPage(next.url);
    const links = await openPage(page, next, site, browsing);
    await leavePage(page, chunks);
    for (const link of links) {
      const url = pageToFollow(link, site);
      if (url === null || known.has(url)) continue;
      known.add(url);
      waiting.push({ url, from: { page: next.url, text: link.text } });
    }
    if (waiting.length > 0) await wait(paceMs, null, { signal }).catch(() => undefined);
  }
}

/** A page that is left takes with it what its recorder has not sent. */
async function leavePage(page: Page, chunks: RecordedChunks): Promise<void> {
  const settled = chunks.settle(settleMs);
  await page.evaluate(endRecording).catch(() => undefined);
  await settled;
}

/** @returns the links of the page, none when it could not be looked at */
async function openPage(
  page: Page,
  { url, from }: Waiting,
  site: string,
  { notes, signal, answersIn }: Browsing,
): Promise<{ href: string; text: string }[]> {
  const at = Date.now();
  const visited = { url, title: '', status: 0, load_ms: null as number | null, at };
  notes.did(from ? `Followed “${from.text || from.page}”` : 'Opened the first page', url);
  let answer: Response | null = null;
  try {
    answer = await page.goto(url, {
      waitUntil: 'load',
      timeout: loadMs,
      ...(from && { referer: from.page }),
    });
  } catch (error) {
    if (signal.aborted) return [];
    const isSlow = error instanceof Error && error.name === 'TimeoutError';
    if (isSlow) notes.find('slow_page', url, `The page did not load within ${loadMs / 1000} s`);
    else if (from) notes.find('broken_link', from.page, `The link “${from.text}” leads nowhere`, url);
    notes.pages.push(visited);
    return [];
  }
  visited.status = answer?.status() ?? 0;
  if (visited.status >= 400) {
    notes.pages.push(visited);
    const where = from
      ? `The link “${from.text}” answers ${visited.status}`
      : `The page answers ${visited.status}`;
    notes.find('broken_link', from?.page ?? url, where, url);
    return [];
  }
  if (siteOf(new URL(page.url())) !== site) return [];
  try {
    const facts = await lookAtPage(page, url, notes, answersIn);
    notes.pages.push({ ...visited, title: facts.title, load_ms: facts.loadMs });
    const leadsOn = facts.links.some((link) => {
      const target = pageToFollow(link, site);
      return target !== null && target !== page.url().split('#')[0];
    });
    if (!leadsOn) notes.find('dead_end', url, 'No link on this page leads to another page of the site');
    return facts.links;
  } catch (error) {
    notes.pages.push(visited);
    if (!signal.aborted) notes.leaveOut(`A page could not be checked completely: ${reasonOf(error)}`);
    return [];
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
