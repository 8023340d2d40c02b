import type { Chunk } from '@earshot/replay-format/chunk';
import { RecorderSettings } from '@earshot/contracts/recordings';
import { headerBytes } from '@earshot/replay-format/chunk';
import { replayLimits } from '@earshot/replay-format/limits';
import type { BrowserContext, Route } from 'playwright-core';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { checkedChunk, checkedHeader } from '../../recordings/ingest/refuse-broken-chunk.service.ts';
import { recorderTag } from './in-page.ts';

/** A name that no resolver knows: what is asked of it is answered here, and never leaves the browser. */
const origin = 'https://recorder.earshot.invalid';
const key = 'site-visit-recorder';
const recorderFolder = fileURLToPath(new URL('../../../../../../packages/recorder/dist/', import.meta.url));
const recorderFile = `${recorderFolder}earshot-1.js`;
/** What the recorder asks for beside itself. */
const furtherFiles = ['earshot-mask-1.mjs', 'earshot-late-1.mjs'];
/** What is visited is not asked twice for its files. */
const settings = {
  ...RecorderSettings.parse({ record_console: true, record_network: true, keep_assets: false }),
  new_sessions: true,
};
const forEverybody = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/** What the recorder in the visited pages sends, taken before it would leave the browser. */
export class RecordedChunks {
  readonly chunks: Chunk[] = [];
  #bytes = 0;
  #arrived = 0;

  /** Has every page of the browser recorded. */
  async attach(context: BrowserContext): Promise<void> {
    if (!existsSync(recorderFile)) throw new Error('The recorder is not built');
    const script = readFileSync(recorderFile, 'utf8');
    await context.route(`${origin}/**`, (route) => this.#answer(route));
    await context.addInitScript(recorderTag(script, origin, key));
  }

  /** True for an address that the recorder, not the site, asked for. */
  static isOwn(url: string): boolean {
    return url.startsWith(origin);
  }

  /** Waits for a chunk that is on its way; in vain, when there is none, for so long. */
  async settle(ms: number): Promise<void> {
    const before = this.#arrived;
    for (let waited = 0; waited < ms && this.#arrived === before; waited += 50) await wait(50);
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (pathname === '/r/settings') return route.fulfill({ json: settings, headers: forEverybody });
    const file = furtherFiles.find((name) => pathname === `/r/${name}`);
    if (file !== undefined)
      return route.fulfill({
        path: recorderFolder + file,
        contentType: 'text/javascript',
        headers: forEverybody,
      });
    if (pathname !== '/r/chunk') return route.abort();
    const bytes = request.postDataBuffer();
    if (bytes?.length === headerBytes)
      return route.fulfill({ json: { snapshot: false, stored: this.#has(bytes) }, headers: forEverybody });
    const isTaken = bytes !== null && (await this.#take(bytes));
    return route.fulfill({ status: isTaken ? 200 : 413, json: { snapshot: false }, headers: forEverybody });
  }

  /** Whether the chunk came whose header asks for it. */
  #has(header: Buffer): boolean {
    try {
      const { tabId, seq } = checkedHeader(header);
      return this.chunks.some((chunk) => chunk.header.tabId === tabId && chunk.header.seq === seq);
    } catch {
      return false;
    }
  }

  /** A page can send anything here, so it is checked as what comes from outside. */
  async #take(bytes: Buffer): Promise<boolean> {
    this.#arrived += 1;
    if (bytes.length > headerBytes + replayLimits.chunkBytesMax) return false;
    if (this.#bytes + bytes.length > maxBytes) return false;
    try {
      const chunk = checkedChunk(bytes);
      this.#bytes += bytes.length;
      this.chunks.push(chunk);
      return true;
    } catch {
      return false;
    }
  }
}

const maxBytes = 30 * 1024 * 1024;
