import { crc32, deflateRawSync } from 'node:zlib';

/** 1 January 2026, 00:00, as ZIP writes it: the same input gives the same bytes. */
const date = ((2026 - 1980) << 9) | (1 << 5) | 1;

/** A ZIP archive of texts by their paths, in the given order. */
export function zip(files: ReadonlyMap<string, string>): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of files) {
    const name = Buffer.from(path);
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const facts = factsOf(name, content, packed);
    const body = Buffer.concat([uint32(0x04034b50), facts, name, packed]);
    // Version made by; then, after the facts: no comment, disk 0, no attributes, where the body begins.
    const rest = [uint16(0), uint16(0), uint16(0), uint32(0), uint32(offset)];
    entries.push(Buffer.concat([uint32(0x02014b50), uint16(20), facts, ...rest, name]));
    bodies.push(body);
    offset += body.length;
  }
  const directory = Buffer.concat(entries);
  const counts = [uint16(0), uint16(0), uint16(files.size), uint16(files.size)];
  const end = [uint32(0x06054b50), ...counts, uint32(directory.length), uint32(offset), uint16(0)];
  return Buffer.concat([...bodies, directory, ...end]);
}

/** What head and directory both say of a file: version 2.0, UTF-8 names, deflated, date, checksum, sizes, no extra. */
function factsOf(name: Buffer, content: Buffer, packed: Buffer): Buffer {
  const kind = [uint16(20), uint16(0x0800), uint16(8), uint16(0), uint16(date)];
  const sizes = [uint32(crc32(content)), uint32(packed.length), uint32(content.length)];
  return Buffer.concat([...kind, ...sizes, uint16(name.length), uint16(0)]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
