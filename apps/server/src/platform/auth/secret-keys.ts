import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seal, unseal } from './sealed.ts';

const keyBytes = 32;
const fileName = 'secret-keys';
const fileHead = `# Keys that open the secrets of connections. Keep a copy apart from the database: without it they are lost.
# One key a line, base64. The first seals; all of them open. To change it, put a new line above the others.
`;

/** A sealed secret with the name of the key that opens it. */
export interface SealedSecret {
  keyId: string;
  sealed: Buffer;
}

/** The key that a secret was sealed with is not among those that this server has. */
export class SecretKeyMissing extends Error {
  constructor() {
    super('The key that opens this secret is not on this server');
  }
}

/** Seals what has to be read again, such as tokens of other systems, and opens it. */
export class SecretKeys {
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #current: { keyId: string; key: Buffer };

  /** @param keys of 32 bytes each, the one that seals first; at least one */
  constructor(keys: readonly Buffer[]) {
    const named = keys.map((key) => ({ keyId: keyIdOf(key), key }));
    const [current] = named;
    if (current === undefined) throw new RangeError('There has to be a key');
    this.#current = current;
    this.#keys = new Map(named.map(({ keyId, key }) => [keyId, key]));
  }

  /** @param owner whose it is: it opens for them alone */
  seal(owner: string, secret: string): SealedSecret {
    const { keyId, key } = this.#current;
    return { keyId, sealed: seal(key, owner, Buffer.from(secret)) };
  }

  /** @throws SecretKeyMissing; Error when it was sealed for another owner, or was changed */
  open(owner: string, { keyId, sealed }: SealedSecret): string {
    const key = this.#keys.get(keyId);
    if (!key) throw new SecretKeyMissing();
    return unseal(key, owner, sealed).toString();
  }

  /** Whether a secret is to be sealed anew, since the key that seals has changed. */
  isOld({ keyId }: Pick<SealedSecret, 'keyId'>): boolean {
    return keyId !== this.#current.keyId;
  }
}

/**
 * The keys of the configuration, and those of a file beside the data: what was sealed before there was a configuration still opens.
 * Without any of the configuration the file is made where there is none.
 */
export function openSecretKeys({ secretKeys, dataDir }: { secretKeys: readonly Buffer[]; dataDir: string }) {
  const path = join(dataDir, fileName);
  if (secretKeys.length === 0) makeKeyFile(dataDir, path);
  return new SecretKeys([...secretKeys, ...(existsSync(path) ? keysOfFile(path) : [])]);
}

/** @throws RangeError for a text that is no key of 32 bytes in base64 */
export function readSecretKey(text: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length !== keyBytes) throw new RangeError('is not 32 bytes in base64: openssl rand -base64 32');
  return key;
}

/** Whole or not at all: a server that is killed meanwhile leaves no half of a key, and of several at once the first one’s holds for all. */
function makeKeyFile(dataDir: string, path: string): void {
  if (existsSync(path)) return;
  mkdirSync(dataDir, { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  try {
    const made = `${fileHead}${randomBytes(keyBytes).toString('base64')}\n`;
    writeFileSync(unfinished, made, { flag: 'wx', mode: 0o600, flush: true });
    linkSync(unfinished, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function keysOfFile(path: string): Buffer[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line) => {
    const text = line.trim();
    return text === '' || text.startsWith('#') ? [] : [readSecretKey(text)];
  });
}

function keyIdOf(key: Buffer): string {
  return createHash('sha256').update('earshot secret key ').update(key).digest('hex').slice(0, 12);
}
