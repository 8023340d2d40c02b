/** The checksum that gzip and zip use (polynomial 0xEDB88320, reflected). */
const table = /* @__PURE__ */ new Uint32Array(256).map((_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** CRC-32 of the bytes, continued from the checksum of what came before them; 0…2³² − 1. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let sum = ~before;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
}
