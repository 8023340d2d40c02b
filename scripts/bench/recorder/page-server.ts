import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { RecorderSettings } from '@earshot/contracts/recordings';
import { decodeChunk, headerBytes } from '@earshot/replay-format/chunk';
import { pageHtml, type PageName } from './pages.ts';
import { siteKey, type Variant } from './variants.ts';

/** What a recorder sent while its page ran. */
export interface Sent {
  requests: number;
  bytes: number;
  /** Of our recorder only: its events as text, before they were packed. */
  events: Buffer[];
}

export interface PageServer {
  url: string;
  sent: Sent;
  close: () => void;
}

/** Serves one page with one recorder, and answers what the recorder calls as its own server would. */
export async function servePage(page: PageName, seconds: number, variant: Variant): Promise<PageServer> {
  const sent: Sent = { requests: 0, bytes: 0, events: [] };
  const tag = variant.script
    ? `<script async src="/r/earshot-1.js" data-key="${siteKey}" data-console data-network></script>`
    : '';
  const texts = new Map<string, [type: string, text: string]>([
    ['/', ['text/html', '<!doctype html><title>Before</title>']],
    ['/page', ['text/html', pageHtml(page, seconds, tag)]],
    ['/r/earshot-1.js', ['text/javascript', variant.script]],
    [
      '/r/settings',
      ['application/json', JSON.stringify({ ...RecorderSettings.parse({}), new_sessions: true })],
    ],
    ...[...variant.files].map(([path, text]): [string, [string, string]] => [
      path,
      ['text/javascript', text],
    ]),
  ]);
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (request.method === 'GET' && !path.startsWith('/posthog/array/')) {
      const [type, text] = texts.get(path) ?? ['text/plain', ''];
      response.writeHead(texts.has(path) ? 200 : 404, { 'content-type': type }).end(text);
      return;
    }
    void bodyOf(request).then((body) => {
      if (request.method === 'POST') note(path, body);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answerTo(path)));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  function note(path: string, body: Buffer): void {
    sent.requests++;
    sent.bytes += body.length;
    // A header alone asks whether its chunk came.
    if (path !== '/r/chunk' || body.length === headerBytes) return;
    const chunk = decodeChunk(body);
    sent.events.push(chunk.header.isGzip ? gunzipSync(chunk.body) : Buffer.from(chunk.body));
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Events in one piece, as small as gzip makes them at its usual level. */
export function gzipBytes(events: readonly Buffer[]): number {
  return gzipSync(Buffer.concat(events), { level: 6 }).length;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** What switches each recorder on, as its server would. */
function answerTo(path: string): object {
  if (path.startsWith('/openreplay/v1/web/start')) {
    return {
      token: 'token',
      userUUID: 'user',
      sessionID: '1',
      projectID: '1',
      startTimestamp: Date.now(),
      delay: 0,
      beaconSizeLimit: 1_000_000,
      compressionThreshold: 24_000,
      userBrowser: '',
      userCity: '',
      userCountry: '',
      userDevice: '',
      userOS: '',
      userState: '',
    };
  }
  if (path.startsWith('/posthog/array/') || path.startsWith('/posthog/flags')) {
    return {
      token: 'bench',
      supportedCompression: ['gzip', 'gzip-js'],
      sessionRecording: {
        endpoint: '/s/',
        recorderVersion: 'v2',
        scriptConfig: { script: 'posthog-recorder' },
      },
      autocapture_opt_out: true,
      hasFeatureFlags: false,
      featureFlags: {},
      isAuthenticated: false,
      toolbarParams: {},
      siteApps: [],
    };
  }
  if (path === '/r/assets') return { is_recorded: true, wanted: [] };
  return {};
}
