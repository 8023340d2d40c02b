/** Pictures, fonts and style sheets of a recorded page that are kept with its recording, and what bounds them. */
export const assetLimits = {
  /** Of one: fonts of icons and sheets of whole libraries have two to four. */
  bytesMax: 4 * 1024 * 1024,
  /** All that one recording uses. */
  recordingBytesMax: 20 * 1024 * 1024,
  ofRecordingMax: 500,
  /** Told to the server in one call. */
  toldMax: 50,
  /** Asked for in one call. */
  askedMax: 200,
} as const;

/** What is kept; told by the first bytes, never by what a site calls it. */
export const assetTypes = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
  'image/x-icon',
  'image/svg+xml',
  'font/woff2',
  'font/woff',
  'font/ttf',
  'font/otf',
  'text/css',
] as const;
export type AssetType = (typeof assetTypes)[number];

export interface KeptAsset {
  /** As it stands in the recording. */
  address: string;
  type: AssetType;
  bytes: Uint8Array<ArrayBuffer>;
}

/** In a recording that is given away, what is kept has a name of this form in place of its address. */
export const givenAsset = /^\/r-assets\/[0-9a-f]{64}$/;

/** @param name 64 hexadecimal digits */
export function givenAssetAddress(name: string): string {
  return `/r-assets/${name}`;
}

/** One after the other: a line of JSON that tells address, type and length, then the bytes. */
export function encodeAsset({ address, type, bytes }: KeptAsset): Uint8Array<ArrayBuffer> {
  const line = new TextEncoder().encode(`${JSON.stringify({ address, type, length: bytes.length })}\n`);
  const encoded = new Uint8Array(line.length + bytes.length);
  encoded.set(line);
  encoded.set(bytes, line.length);
  return encoded;
}

const lineFeed = 10;

/**
 * Takes apart what {@link encodeAsset} made, joined; bytes are views of the given ones.
 *
 * @throws RangeError when they end too early
 */
export function assetsIn(bytes: Uint8Array<ArrayBuffer>): KeptAsset[] {
  const assets: KeptAsset[] = [];
  for (let at = 0; at < bytes.length;) {
    const lineEnd = bytes.indexOf(lineFeed, at);
    if (lineEnd < 0) throw new RangeError('The last asset ends within its first line');
    const line = new TextDecoder().decode(bytes.subarray(at, lineEnd));
    const { address, type, length } = JSON.parse(line) as Omit<KeptAsset, 'bytes'> & { length: number };
    at = lineEnd + 1 + length;
    if (at > bytes.length) throw new RangeError('The last asset is not whole');
    assets.push({ address, type, bytes: bytes.subarray(lineEnd + 1, at) });
  }
  return assets;
}
