import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How the store answers: as it should, with an error, or not at all. */
export type StoreMood = 'well' | 'failing' | 'silent';

const keysOfPage = 2;

/** A small object store that speaks as much of S3 as we use, over real HTTP, and fails when a test asks for it. */
export class ObjectStore {
  readonly objects = new Map<string, { bytes: Buffer; at: Date }>();
  /** Parts of objects that were asked for, as `GET key bytes=0-9`. */
  readonly asked: string[] = [];
  mood: StoreMood = 'well';
  readonly key = 'key-of-the-store';
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<ObjectStore> {
    const store = new ObjectStore();
    store.#server.listen(0, '127.0.0.1');
    await once(store.#server, 'listening');
    return store;
  }

  /** What a server is told to use it. */
  get environment(): Record<string, string> {
    return {
      EARSHOT_BLOBS: 's3://earshot/kept/',
      EARSHOT_BLOBS_ENDPOINT: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`,
      EARSHOT_BLOBS_KEY: this.key,
      EARSHOT_BLOBS_SECRET: 'secret-of-the-store',
    };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://store');
    const [, bucket, ...path] = decodeURIComponent(url.pathname).split('/');
    const key = path.join('/');
    const body = await buffer(request);
    if (this.mood === 'silent') return void request.socket.destroy();
    if (this.mood === 'failing') return void fail(response, 503, 'SlowDown');
    if (!request.headers.authorization?.includes(`Credential=${this.key}/`)) {
      return void fail(response, 403, 'AccessDenied');
    }
    if (bucket !== 'earshot') return void fail(response, 404, 'NoSuchBucket');
    if (key === '') return void this.#list(url, response);
    const found = this.objects.get(key);
    switch (request.method) {
      case 'PUT':
        this.objects.set(key, { bytes: body, at: new Date() });
        return void response.end();
      case 'DELETE':
        this.objects.delete(key);
        return void response.writeHead(204).end();
      case 'HEAD':
        return void (found
          ? response.setHeader('content-length', found.bytes.length).end()
          : response.writeHead(404).end());
      default:
        if (!found) return void fail(response, 404, 'NoSuchKey');
        this.#give(found.bytes, request.headers.range, key, response);
    }
  }

  #give(bytes: Buffer, range: string | undefined, key: string, response: ServerResponse): void {
    this.asked.push(`GET ${key} ${range ?? 'whole'}`);
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    if (from === undefined) return void response.end(bytes);
    if (Number(from) >= bytes.length) return void fail(response, 416, 'InvalidRange');
    response.writeHead(206).end(bytes.subarray(Number(from), Number(to) + 1));
  }

  #list(url: URL, response: ServerResponse): void {
    const after = url.searchParams.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()]
      .filter((key) => key.startsWith(url.searchParams.get('prefix') ?? '') && key > after)
      .sort();
    const page = keys.slice(0, keysOfPage);
    const contents = page.map((key) => {
      const { bytes, at } = this.objects.get(key) ?? { bytes: Buffer.alloc(0), at: new Date() };
      return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const more = keys.length > page.length;
    response.end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${
        more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
      }${contents.join('')}</ListBucketResult>`,
    );
  }
}

function fail(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
