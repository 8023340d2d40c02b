import { expect, test } from 'vitest';
import { claimsIn, newKey } from '../testing/new-key.ts';
import { signedToken } from './signed-token.ts';

test.each([
  ['ES256', { name: 'ECDSA', hash: 'SHA-256' }],
  ['RS256', { name: 'RSASSA-PKCS1-v1_5' }],
] as const)(
  'a token that is signed by %s is taken by the holder of the public key',
  async (algorithm, verify) => {
    const { pem, publicKey } = await newKey(algorithm);
    const claims = { iss: 'Ünal', exp: 1_800_000_000 };
    const token = await signedToken(algorithm, pem, { kid: 'K1' }, claims);
    expect(claimsIn(token).header).toEqual({ alg: algorithm, typ: 'JWT', kid: 'K1' });
    const [head = '', body = '', signature = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(signature.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    );
    const signed = (text: string) =>
      crypto.subtle.verify(verify, publicKey, bytes, new TextEncoder().encode(text));
    expect(await signed(`${head}.${body}`)).toBe(true);
    expect(await signed(`${head}.${body}x`)).toBe(false);
    // As files keep it where its lines were joined.
    expect(await signedToken(algorithm, pem.replaceAll('\n', '\\n'), {}, claims)).toMatch(
      /^[\w-]+\.[\w-]+\.[\w-]+$/,
    );
  },
);

test.each(['', 'no key', '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----'])(
  'what is no key is told as such (%#)',
  async (pem) => {
    const error = await signedToken('ES256', pem, {}, {}).catch((one: unknown) => one);
    expect(error).toMatchObject({ kind: 'login' });
  },
);
