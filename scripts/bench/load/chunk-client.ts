import { encodeChunk } from '@earshot/replay-format/chunk';
import { joinEvents } from '@earshot/replay-format/lines';
import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { LoadResult } from './load-client.ts';
import { randomSequence } from './texts.ts';

/** What the client of chunks is told, as one message from the process that started it. */
export interface ChunkOrder {
  address: string;
  /** Path with the site's key. */
  path: string;
  seed: number;
  /** Visits whose chunks come mixed. */
  recordings: number;
  chunks: number;
  /** Bytes of a chunk's events before they are compressed, about. */
  rawBytes: number;
  connections: number;
}

export interface ChunkResult extends LoadResult {
  /** Bytes of a chunk as it was sent, on average. */
  sentBytes: number;
}

const eventsOfChunk = 100;

process.once('message', (order: ChunkOrder) => {
  void run(order).then((result) => process.send?.(result, undefined, {}, () => process.disconnect()));
});

async function run(order: ChunkOrder): Promise<ChunkResult> {
  const bodies = drawChunks(order);
  const agent = new Agent({ keepAlive: true, maxSockets: order.connections });
  const times: number[] = [];
  const failures: Record<string, number> = {};
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  let sent = 0;
  const connection = async () => {
    for (let body = bodies[sent++]; body; body = bodies[sent++]) {
      const begun = performance.now();
      const status = await post(agent, order, body, sent);
      times.push(performance.now() - begun);
      if (status !== 200) failures[status] = (failures[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: order.connections }, connection));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    requests: times.length,
    failures,
    seconds: (performance.now() - startedAt) / 1000,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    clientCpuMs: (user + system) / 1000 / times.length,
    sentBytes: bodies.reduce((sum, { length }) => sum + length, 0) / bodies.length,
  };
}

/** Chunks of several visits, mixed as they would come; each is sent once. */
function drawChunks({ seed, recordings, chunks, rawBytes }: ChunkOrder): Buffer[] {
  const random = randomSequence(seed);
  const visits = Array.from({ length: recordings }, () => ({
    recordingId: randomUUID(),
    tabId: randomBytes(8).toString('hex'),
  }));
  const start = Date.now();
  return Array.from({ length: chunks }, (_, nth) => {
    const visit = visits[nth % recordings] ?? { recordingId: randomUUID(), tabId: '0'.repeat(16) };
    const seq = Math.floor(nth / recordings);
    const at = start + seq * 5000;
    const lines = Buffer.from(joinEvents(drawEvents(at, rawBytes, random)));
    const header = {
      ...visit,
      seq,
      firstAt: at,
      lastAt: at + 5000,
      eventCount: eventsOfChunk,
      hasFullSnapshot: seq === 0,
      isGzip: true,
      rawBytes: lines.length,
    };
    return Buffer.from(encodeChunk({ header, body: gzipSync(lines) }));
  });
}

/** Changes of a page as they are recorded: texts, attributes and moves of the mouse. */
function drawEvents(at: number, rawBytes: number, random: () => number): string[] {
  const filler = Math.max(0, Math.round(rawBytes / eventsOfChunk) - 150);
  return Array.from({ length: eventsOfChunk }, (_, nth) => {
    const timestamp = at + nth * 50;
    const id = Math.floor(random() * 5000);
    const value = Array.from({ length: Math.ceil(filler / 8) }, () =>
      Math.floor(random() * 1e7).toString(36),
    ).join(' ');
    const data = { source: 0, texts: [{ id, value }], attributes: [], removes: [], adds: [] };
    return JSON.stringify({ type: 3, data, timestamp });
  });
}

function post(agent: Agent, { address, path }: ChunkOrder, body: Buffer, nth: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'text/plain',
      'content-length': body.length,
      // Visitors come from many addresses; limits count each.
      'x-forwarded-for': `10.${(nth >> 4) & 255}.${nth & 255}.1`,
    };
    const sent = request(`${address}${path}`, { method: 'POST', agent, headers }, (reply) => {
      reply.resume();
      reply.on('end', () => resolve(reply.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
