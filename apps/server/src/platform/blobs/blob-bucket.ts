import type * as Sdk from '@aws-sdk/client-s3';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BucketConfig } from './blobs-config.ts';
import type { BlobArea, BlobStore } from './blob-store.ts';
import { BlobMissing, blobNameForm, BlobsUnavailable } from './blob-store.ts';

const connectMs = 5000;
/** Without a byte for so long, a store does not answer. */
const silenceMs = 20_000;

interface Store {
  sdk: typeof Sdk;
  client: Sdk.S3Client;
}

/**
 * Blobs as objects of a bucket. Only what every S3-compatible store has is used: no conditional puts, and deleting one by one.
 */
export class BlobBucket implements BlobStore {
  readonly #config: BucketConfig;
  readonly #prefix: string;
  #opened: Promise<Store> | undefined;

  constructor(config: BucketConfig, area: BlobArea) {
    this.#config = config;
    this.#prefix = `${config.prefix}${area}/`;
  }

  async put(name: string, bytes: Readable): Promise<number> {
    const at = this.#at(name);
    // The length comes before the bytes, and of a stream it is not known before its end.
    return inPassing(async (path) => {
      await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
      const { size } = await stat(path);
      await this.#send(({ sdk, client }) =>
        client.send(new sdk.PutObjectCommand({ ...at, Body: createReadStream(path), ContentLength: size })),
      );
      return size;
    });
  }

  async withFile<Result>(name: string, use: (path: string) => Promise<Result>): Promise<Result> {
    const at = this.#at(name);
    return inPassing(async (path) => {
      const body = await this.#send(
        async ({ sdk, client }) => (await client.send(new sdk.GetObjectCommand(at))).Body,
      );
      if (!(body instanceof Readable)) throw new BlobMissing(name);
      await pipeline(body, createWriteStream(path, { mode: 0o600 })).catch(toUnavailable);
      return use(path);
    });
  }

  async readRange(name: string, from: number, length: number): Promise<Buffer> {
    const at = this.#at(name);
    const bytes = await this.#send(async ({ sdk, client }) => {
      const range = `bytes=${from}-${from + length - 1}`;
      const { Body } = await client.send(new sdk.GetObjectCommand({ ...at, Range: range }));
      return Body?.transformToByteArray();
    });
    if (bytes?.length !== length) throw new BlobMissing(name);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  async size(name: string): Promise<number | null> {
    const at = this.#at(name);
    try {
      return await this.#send(
        async ({ sdk, client }) => (await client.send(new sdk.HeadObjectCommand(at))).ContentLength ?? null,
      );
    } catch (error) {
      if (error instanceof BlobMissing) return null;
      throw error;
    }
  }

  async delete(name: string): Promise<void> {
    const at = this.#at(name);
    try {
      await this.#send(({ sdk, client }) => client.send(new sdk.DeleteObjectCommand(at)));
    } catch (error) {
      if (!(error instanceof BlobMissing)) throw error;
    }
  }

  async *namesBefore(instant: Date): AsyncGenerator<string> {
    let from: string | undefined;
    do {
      const page = await this.#send(({ sdk, client }) =>
        client.send(
          new sdk.ListObjectsV2Command({
            Bucket: this.#config.bucket,
            Prefix: this.#prefix,
            ContinuationToken: from,
          }),
        ),
      );
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        const name = Key.slice(this.#prefix.length);
        if (LastModified && LastModified < instant && blobNameForm.test(name)) yield name;
      }
      from = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (from !== undefined);
  }

  #at(name: string): { Bucket: string; Key: string } {
    if (!blobNameForm.test(name)) throw new RangeError('This is no name of a blob');
    return { Bucket: this.#config.bucket, Key: this.#prefix + name };
  }

  async #send<Result>(ask: (store: Store) => Promise<Result>): Promise<Result> {
    this.#opened ??= openClient(this.#config);
    const opened = await this.#opened;
    try {
      return await ask(opened);
    } catch (error) {
      // A bucket that is not there is a fault of the set-up: its blobs are not gone.
      if (isMissing(error)) throw new BlobMissing('of this name');
      return toUnavailable(error);
    }
  }
}

/** The library is large, and only read where there is a bucket. */
async function openClient({ endpoint, region, key, secret }: BucketConfig): Promise<Store> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    maxAttempts: 2,
    // Stores that are compatible do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs },
  });
  return { sdk, client };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && ['NoSuchKey', 'NotFound', 'InvalidRange'].includes(error.name);
}

function toUnavailable(error: unknown): never {
  throw new BlobsUnavailable(error);
}

/** Lends the path of a file that is gone afterwards. */
async function inPassing<Result>(use: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'earshot-blob-'));
  try {
    return await use(join(folder, 'bytes'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
