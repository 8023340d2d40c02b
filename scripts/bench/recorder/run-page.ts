import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../../e2e/support/chromium.ts';
import { gzipBytes, servePage } from './page-server.ts';
import type { PageName } from './pages.ts';
import type { Variant } from './variants.ts';

/** What a page with one recorder cost. */
export interface Cost {
  /** CPU of the page's main thread, in seconds, from before it was opened until the recorder had sent what it holds. */
  mainSeconds: number;
  /** CPU of all threads of the page's process, workers included. */
  processSeconds: number;
  heapMb: number;
  requests: number;
  bytes: number;
  /** Of ours: its events, packed with gzip in one piece, and each chunk's alone. */
  gzipBytes: number | undefined;
  gzipBytesByChunk: number | undefined;
}

/** Recorders send every twelve seconds or sooner; what they hold back longer is seen when the page is left. */
const lastBatchMs = 13_000;
/** A recorder that sent less has not recorded the page. */
const leastBytes = 10_000;

/** @throws Error when a recorder did not record or something was called that is not on this machine */
export async function runPage(page: PageName, seconds: number, variant: Variant): Promise<Cost> {
  const server = await servePage(page, seconds, variant);
  const browser = await chromium.launch({
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
  try {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const outside: string[] = [];
    tab.on('request', (request) => {
      if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(server.url))
        outside.push(request.url());
    });
    const devtools = await tab.context().newCDPSession(tab);
    const wholeBrowser = await browser.newBrowserCDPSession();
    await tab.goto(server.url);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const [mainBefore, processBefore] = [
      await metric(devtools, 'ThreadTime'),
      await pageProcess(wholeBrowser),
    ];
    await tab.goto(`${server.url}/page`);
    await beThere(tab);
    await wait(lastBatchMs);
    const mainSeconds = (await metric(devtools, 'ThreadTime')) - mainBefore;
    const processSeconds = (await pageProcess(wholeBrowser)) - processBefore;
    await devtools.send('HeapProfiler.collectGarbage');
    const heapMb = (await metric(devtools, 'JSHeapUsedSize')) / 1e6;
    await tab.goto('about:blank');
    await wait(500);
    const { requests, bytes, events } = server.sent;
    if (outside.length > 0) throw new Error(`${variant.name} called ${outside.join(', ')}`);
    if (variant.script && bytes < leastBytes) throw new Error(`${variant.name} sent ${bytes} bytes`);
    const isOurs = events.length > 0;
    return {
      mainSeconds,
      processSeconds,
      heapMb,
      requests,
      bytes,
      gzipBytes: isOurs ? gzipBytes(events) : undefined,
      gzipBytesByChunk: isOurs ? events.reduce((sum, chunk) => sum + gzipBytes([chunk]), 0) : undefined,
    };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Somebody who looks at the page until it is through: some recorders send nothing before. */
async function beThere(tab: Page): Promise<void> {
  for (let turn = 0; !(await tab.evaluate('window.isOver === true')); turn++) {
    await tab.mouse.move(100 + (turn % 20) * 30, 60);
    if (turn % 5 === 1) await tab.mouse.click(400, 40);
    await wait(1000);
  }
}

async function metric(devtools: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? NaN;
}

/** CPU of the busiest page process so far: the others stand by. */
async function pageProcess(browser: CDPSession): Promise<number> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  return Math.max(...processInfo.filter(({ type }) => type === 'renderer').map(({ cpuTime }) => cpuTime));
}
