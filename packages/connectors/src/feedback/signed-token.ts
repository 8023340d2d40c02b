import { ConnectionFault } from './connection-fault.ts';

const algorithms = {
  ES256: { key: { name: 'ECDSA', namedCurve: 'P-256' }, sign: { name: 'ECDSA', hash: 'SHA-256' } },
  RS256: { key: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }, sign: { name: 'RSASSA-PKCS1-v1_5' } },
} as const;

/**
 * A signed JSON Web Token (RFC 7519) as app stores take it in place of a password.
 *
 * @param pem the private key, PKCS #8 in PEM
 * @throws ConnectionFault `login` where that is no such key
 */
export async function signedToken(
  algorithm: keyof typeof algorithms,
  pem: string,
  header: Readonly<Record<string, string>>,
  claims: Readonly<Record<string, string | number>>,
): Promise<string> {
  const { key, sign } = algorithms[algorithm];
  const head = encoded(JSON.stringify({ alg: algorithm, typ: 'JWT', ...header }));
  const signed = `${head}.${encoded(JSON.stringify(claims))}`;
  const secret = await crypto.subtle
    .importKey('pkcs8', keyBytes(pem), key, false, ['sign'])
    .catch(() => null);
  if (secret === null) {
    throw new ConnectionFault(
      'login',
      'The private key cannot be read. Paste the whole file, with its first and last line.',
    );
  }
  const signature = await crypto.subtle.sign(sign, secret, new TextEncoder().encode(signed));
  return `${signed}.${base64Url(new Uint8Array(signature))}`;
}

function keyBytes(pem: string): Uint8Array<ArrayBuffer> {
  const inner = pem.replace(/-----[A-Z ]{1,40}-----/g, '').replace(/\\n|\s/g, '');
  try {
    return Uint8Array.from(atob(inner), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

function encoded(text: string): string {
  return base64Url(new TextEncoder().encode(text));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
