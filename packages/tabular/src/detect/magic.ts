/** What the first bytes say a file is; `text` when they say nothing else. */
export type Magic = 'zip' | 'ole' | 'gzip' | 'text' | 'other';

const SIGNATURES: readonly (readonly [Magic, string])[] = [
  ['zip', '504b0304'],
  ['zip', '504b0506'],
  ['ole', 'd0cf11e0a1b11ae1'],
  ['gzip', '1f8b08'],
  ['other', '25504446'], // PDF
  ['other', '89504e470d0a1a0a'], // PNG
  ['other', 'ffd8ff'], // JPEG
  ['other', '47494638'], // GIF
  ['other', '377abcaf271c'], // 7z
  ['other', '526172211a07'], // RAR
  ['other', '28b52ffd'], // Zstandard
  ['other', 'fd377a585a00'], // xz
  ['other', '425a6839'], // bzip2
  ['other', '50415231'], // Parquet
  ['other', '53514c69746520666f726d6174'], // SQLite
  ['other', '7f454c46'], // ELF
];

export function magicOf(head: Buffer): Magic {
  const hex = head.subarray(0, 16).toString('hex');
  return SIGNATURES.find(([, signature]) => hex.startsWith(signature))?.[0] ?? 'text';
}

/**
 * Whether text holds so many control characters that it is no text.
 * Single NULs pass: they make their rows problems, not the file.
 */
export function looksBinary(text: string): boolean {
  let controls = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 9 || (code > 13 && code < 32 && code !== 27)) controls++;
  }
  return controls >= 4 && controls > text.length * 0.05;
}
