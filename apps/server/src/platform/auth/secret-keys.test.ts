import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSecretKeys, readSecretKey, SecretKeyMissing, SecretKeys } from './secret-keys.ts';

const [old, next] = [randomBytes(32), randomBytes(32)];

test('a secret opens for its owner alone, and not once it was changed', () => {
  const keys = new SecretKeys([old]);
  const kept = keys.seal('one', 'token-1');
  expect(kept.sealed.includes('token-1')).toBe(false);
  expect(keys.open('one', kept)).toBe('token-1');
  expect(() => keys.open('another', kept)).toThrow();
  const changed = Buffer.from(kept.sealed);
  changed[14] = (changed[14] ?? 0) ^ 1;
  expect(() => keys.open('one', { ...kept, sealed: changed })).toThrow();
});

test('a new key seals from now on, and the old one still opens until it is taken away', () => {
  const kept = new SecretKeys([old]).seal('one', 'token-1');
  const both = new SecretKeys([next, old]);
  expect(both.isOld(kept)).toBe(true);
  expect(both.open('one', kept)).toBe('token-1');
  const anew = both.seal('one', both.open('one', kept));
  expect(both.isOld(anew)).toBe(false);
  const alone = new SecretKeys([next]);
  expect(alone.open('one', anew)).toBe('token-1');
  expect(() => alone.open('one', kept)).toThrow(SecretKeyMissing);
});

test('without a setting a key is made once, in a file that its owner alone may read', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'earshot-keys-'));
  try {
    const kept = openSecretKeys({ secretKeys: [], dataDir }).seal('one', 'token-1');
    expect(openSecretKeys({ secretKeys: [], dataDir }).open('one', kept)).toBe('token-1');
    const file = join(dataDir, 'secret-keys');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file, 'utf8')).split('\n').filter((line) => /^[^#]/.test(line))).toHaveLength(1);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

test('what the key of the file sealed still opens once the configuration has keys', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'earshot-keys-'));
  try {
    const kept = openSecretKeys({ secretKeys: [], dataDir }).seal('one', 'token-1');
    const both = openSecretKeys({ secretKeys: [next], dataDir });
    expect(both.open('one', kept)).toBe('token-1');
    expect(both.isOld(kept)).toBe(true);
    expect(await readdir(dataDir)).toEqual(['secret-keys']);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

test('with keys of the configuration no file is made', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'earshot-keys-'));
  try {
    openSecretKeys({ secretKeys: [next], dataDir });
    expect(await readdir(dataDir)).toEqual([]);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

test('what is no key of 32 bytes is refused', () => {
  expect(readSecretKey(old.toString('base64'))).toEqual(old);
  for (const text of ['', 'short', old.subarray(1).toString('base64')]) {
    expect(() => readSecretKey(text)).toThrow(RangeError);
  }
});

test('a file of several keys is read to its last: the first seals, all open, and what is no key is refused', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'earshot-keys-'));
  const write = (...lines: string[]) => writeFile(join(dataDir, 'secret-keys'), lines.join('\n'));
  try {
    await write('# of last year', '', `  ${next.toString('base64')}  `, old.toString('base64'));
    const keys = openSecretKeys({ secretKeys: [], dataDir });
    const kept = new SecretKeys([old]).seal('one', 'token-1');
    expect(keys.open('one', kept)).toBe('token-1');
    expect(keys.isOld(kept)).toBe(true);
    expect(keys.isOld(new SecretKeys([next]).seal('one', 'token-2'))).toBe(false);
    await write('too short');
    expect(() => openSecretKeys({ secretKeys: [], dataDir })).toThrow('is not 32 bytes in base64');
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

test('the folder of the file is made where there is none, and where it cannot be the start fails', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'earshot-keys-'));
  try {
    const dataDir = join(parent, 'data', 'of', 'earshot');
    openSecretKeys({ secretKeys: [], dataDir });
    expect(await readdir(dataDir)).toEqual(['secret-keys']);
    await writeFile(join(parent, 'file'), '');
    expect(() => openSecretKeys({ secretKeys: [], dataDir: join(parent, 'file') })).toThrow();
  } finally {
    await rm(parent, { recursive: true });
  }
});

test('no secret is kept without a key', () => {
  expect(() => new SecretKeys([])).toThrow(RangeError);
});
