import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { RecorderSettings } from '../../../packages/contracts/src/recordings.ts';
import {
  decodeChunk,
  decodeHeader,
  headerBytes,
  type ChunkHeader,
} from '../../../packages/replay-format/src/chunk.ts';
import { parseEvents } from '../../../packages/replay-format/src/lines.ts';
import type { RecorderFiles } from '../../../packages/recorder/bundling/bundle-recorder.ts';
import type { RecordedEvent } from '../../../packages/recorder/src/masking/recorded-events.ts';

export interface Received {
  header: ChunkHeader;
  /** As it came, header included. */
  bytes: Buffer;
  /** When the page says that it sent it; NaN where it does not. */
  sentAt: number;
  text: string;
  events: RecordedEvent[];
}

interface SitePage {
  html: string | Buffer;
  headers?: Record<string, string>;
}

/** A customer's site and, on another origin, the place that its recorder talks to. */
export interface StandIn {
  siteUrl: string;
  recorderUrl: string;
  /** By path; `/frame` stands on the recorder's origin. */
  pages: Map<string, SitePage>;
  /** Chunks in the order in which they came. */
  received: Received[];
  /** Of all chunks that came, also of those that had come before. */
  bytes: number;
  /** Everything that came, addresses included, as bytes were before they were packed. */
  everything: () => string;
  events: () => RecordedEvent[];
  /** What was told of each address of a page's files, and bytes by their SHA-256. */
  assets: { told: Map<string, string>; bytes: Map<string, Buffer> };
  /** What differs from a new site's settings. */
  settings: Record<string, unknown>;
  /** How the next chunks are answered; 0 closes the connection. */
  answer: { status: number; body?: string };
  close: () => Promise<void>;
}

export const siteKey = 'pk_test';

/** As the server answers, but for what tests ask for one by one. */
const newSite = {
  ...RecorderSettings.parse({ record_network: false, keep_assets: false }),
  new_sessions: true,
};

export async function startStandIn(files: RecorderFiles): Promise<StandIn> {
  const pages = new Map<string, SitePage>();
  const received: Received[] = [];
  const addresses: string[] = [];
  const standIn = {
    pages,
    received,
    bytes: 0,
    assets: { told: new Map<string, string>(), bytes: new Map<string, Buffer>() },
    settings: {} as Record<string, unknown>,
    answer: { status: 204 } as StandIn['answer'],
    everything: () => [...addresses, ...received.map(({ text }) => text)].join('\n'),
    events: () => received.toSorted((a, b) => a.header.seq - b.header.seq).flatMap(({ events }) => events),
  };

  const site = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const page = pages.get(request.url ?? '') ?? pages.get(path);
    if (path === '/earshot-worker-1.js') {
      response.setHeader('content-type', 'text/javascript').end(files['earshot-worker-1.js']);
    } else if (path === '/favicon.ico') {
      response.writeHead(204).end();
    } else if (path === '/api') {
      response.end('{}');
    } else if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }).end(page.html);
    } else {
      response.writeHead(404).end();
    }
  });

  const recorder = createServer((request, response) => {
    addresses.push(`${request.url ?? ''} ${request.headers.referer ?? ''}`);
    response.setHeader('access-control-allow-origin', '*');
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://recorder');
    if (path === '/r/earshot-1.js') {
      response.setHeader('content-type', 'text/javascript').end(files['earshot-1.js']);
    } else if (/^\/r\/earshot-(?:(?:mask|record|late)-)?1\.mjs$/.test(path)) {
      response.setHeader('content-type', 'text/javascript').end(files[path.slice(3) as keyof RecorderFiles]);
    } else if (path === '/r/settings' && request.url?.endsWith(`?key=${siteKey}`)) {
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ ...newSite, ...standIn.settings }));
    } else if (path === '/r/chunk' && request.method === 'POST' && query.get('key') === siteKey) {
      void takeChunk(request, response, Number(query.get('sent_at') ?? NaN));
    } else if (path === '/r/earshot-assets-1.js') {
      response.setHeader('content-type', 'text/javascript').end(files['earshot-assets-1.js']);
    } else if (path === '/r/assets') {
      void takeAssets(request, response);
    } else if (path === '/r/asset') {
      void takeAsset(request, response, query.get('sha256') ?? '');
    } else if (path === '/frame') {
      response.setHeader('content-type', 'text/html').end(pages.get(path)?.html);
    } else {
      response.writeHead(404).end();
    }
  });

  /** @returns the bytes of a request; undefined when it broke off */
  async function bytesOf(request: IncomingMessage): Promise<Buffer | undefined> {
    const parts: Buffer[] = [];
    try {
      for await (const part of request) parts.push(part as Buffer);
    } catch {
      return undefined;
    }
    return Buffer.concat(parts);
  }

  async function takeAssets(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await bytesOf(request))?.toString() ?? '{}';
    addresses.push(body);
    const told = JSON.parse(body) as { assets: { address: string; sha256: string }[] };
    for (const { address, sha256 } of told.assets) standIn.assets.told.set(address, sha256);
    const wanted = told.assets.map(({ sha256 }) => sha256).filter((hash) => !standIn.assets.bytes.has(hash));
    response.end(JSON.stringify({ is_recorded: true, wanted }));
  }

  async function takeAsset(
    request: IncomingMessage,
    response: ServerResponse,
    sha256: string,
  ): Promise<void> {
    const body = await bytesOf(request);
    if (body) standIn.assets.bytes.set(sha256, body);
    response.end('{"stored":true}');
  }

  async function takeChunk(
    request: IncomingMessage,
    response: ServerResponse,
    sentAt: number,
  ): Promise<void> {
    const whole = await bytesOf(request);
    if (!whole) return;
    const { status, body } = standIn.answer;
    if (status === 0) {
      request.socket.destroy();
      return;
    }
    if (whole.length === headerBytes) {
      const isKnown = knows(decodeHeader(whole));
      response.writeHead(status === 204 ? 200 : status);
      response.end(body ?? JSON.stringify({ snapshot: false, stored: isKnown }));
      return;
    }
    standIn.bytes += whole.length;
    const chunk = decodeChunk(whole);
    const bytes = chunk.header.isGzip ? gunzipSync(chunk.body) : Buffer.from(chunk.body);
    if (status < 300) keep(chunk.header, whole, sentAt, bytes.toString());
    response.writeHead(status).end(body);
  }

  function knows({ recordingId, tabId, seq }: ChunkHeader): boolean {
    return received.some(
      ({ header }) => header.recordingId === recordingId && header.tabId === tabId && header.seq === seq,
    );
  }

  function keep(header: ChunkHeader, bytes: Buffer, sentAt: number, text: string): void {
    if (knows(header)) return;
    received.push({ header, bytes, sentAt, text, events: parseEvents(text) as unknown as RecordedEvent[] });
  }

  const siteUrl = await listen(site);
  const recorderUrl = await listen(recorder);
  return Object.assign(standIn, {
    siteUrl,
    recorderUrl,
    close: async () => {
      await Promise.all([site, recorder].map(closed));
    },
  });
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
