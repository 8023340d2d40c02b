import { Agent, request } from 'node:http';
import type { RequestKind } from './requests.ts';
import { requestBodies } from './requests.ts';

/** What the load client is told, as one message from the process that started it. */
export interface LoadOrder {
  address: string;
  path: string;
  tokens: string[];
  kind: RequestKind;
  seed: number;
  items: number;
  connections: number;
  seconds: number;
}

/** What it answers when it is done. */
export interface LoadResult {
  requests: number;
  /** Anything but 200, by status. */
  failures: Record<string, number>;
  seconds: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  /** Processor time of the client itself, a request. */
  clientCpuMs: number;
}

process.once('message', (order: LoadOrder) => {
  void run(order).then((result) => process.send?.(result, undefined, {}, () => process.disconnect()));
});

async function run(order: LoadOrder): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: order.connections });
  const next = requestBodies(order.kind, order.seed, order.items);
  const times: number[] = [];
  const failures: Record<string, number> = {};
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  const endAt = startedAt + order.seconds * 1000;
  let sent = order.seed;
  const connection = async () => {
    while (performance.now() < endAt) {
      const token = order.tokens[sent++ % order.tokens.length] ?? '';
      const begun = performance.now();
      const status = await post(agent, order, JSON.stringify(next()), token);
      times.push(performance.now() - begun);
      if (status !== 200) failures[status] = (failures[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: order.connections }, connection));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    requests: times.length,
    failures,
    seconds,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    clientCpuMs: (user + system) / 1000 / times.length,
  };
}

function post(agent: Agent, { address, path }: LoadOrder, body: string, token: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const sent = request(`${address}${path}`, { method: 'POST', agent, headers }, (reply) => {
      reply.resume();
      reply.on('end', () => resolve(reply.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
