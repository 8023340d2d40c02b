import { stagePath } from '@earshot/replay-format/stage-messages';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../packages/replay-stage/dist/', import.meta.url));

/** Serves the built stage, a page to hold it, and the bytes of segments by number. */
export async function serveStage(segments: readonly Buffer[]): Promise<{ url: string; close: () => void }> {
  const answers = new Map<string, [type: string, body: Buffer | string]>([
    ['/', ['text/html', '<!doctype html><title>Bench</title>']],
    [stagePath, ['text/html', readFileSync(`${folder}index.html`)]],
    ...['stage.js', 'reader.js'].map((file): [string, [string, Buffer]] => [
      stagePath + file,
      ['text/javascript', readFileSync(folder + file)],
    ]),
    ...segments.map((bytes, n): [string, [string, Buffer]] => [
      `/segment/${n}`,
      ['application/octet-stream', bytes],
    ]),
  ]);
  const server = createServer((request, response) => {
    const [type, body] = answers.get((request.url ?? '/').split('?', 1)[0] ?? '/') ?? ['text/plain', ''];
    response.setHeader('content-type', type).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
