/** A private key, made anew, as a file in PEM holds it; and the public one that belongs to it. */
export async function newKey(
  kind: 'ES256' | 'RS256',
): Promise<{ pem: string; publicKey: InstanceType<typeof CryptoKey> }> {
  const { privateKey, publicKey } =
    kind === 'ES256'
      ? await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
      : await crypto.subtle.generateKey(
          {
            name: 'RSASSA-PKCS1-v1_5',
            modulusLength: 2048,
            publicExponent: new Uint8Array([1, 0, 1]),
            hash: 'SHA-256',
          },
          true,
          ['sign', 'verify'],
        );
  const bytes = new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey));
  const lines = btoa(String.fromCharCode(...bytes)).match(/.{1,64}/g) ?? [];
  return {
    pem: ['-----BEGIN PRIVATE KEY-----', ...lines, '-----END PRIVATE KEY-----', ''].join('\n'),
    publicKey,
  };
}

/** What a JSON Web Token says of itself and claims; whether it is signed is not looked at. */
export function claimsIn(token: string): { header: unknown; claims: unknown } {
  const read = (part = ''): unknown => JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
  const [header, claims] = token.split('.');
  return { header: read(header), claims: read(claims) };
}
