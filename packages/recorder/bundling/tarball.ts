import { crc32 } from 'node:zlib';

const block = 512;
const storedMax = 0xffff;
/** One moment for all files, so that the same files give the same bytes. */
const modifiedAt = Date.UTC(2020, 0, 1) / 1000;

/**
 * A package as npm takes it: a tar of files below `package/`, gzipped. The files are stored as they are, since what a compressor makes of them
 * differs between its versions, and a package's checksum must not.
 */
export function tarball(files: ReadonlyMap<string, string>): Buffer {
  const parts: Buffer[] = [];
  for (const [path, text] of files) {
    const bytes = Buffer.from(text);
    parts.push(headOf(`package/${path}`, bytes.length), bytes, Buffer.alloc(-bytes.length & (block - 1)));
  }
  return stored(Buffer.concat([...parts, Buffer.alloc(2 * block)]));
}

/** The head of a file, as POSIX (ustar) has it. */
function headOf(path: string, size: number): Buffer {
  const head = Buffer.alloc(block);
  const octal = (value: number, at: number, length: number) =>
    head.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1');
  head.write(path, 0, 100, 'utf8');
  octal(0o644, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(modifiedAt, 136, 12);
  head.write('        0', 148, 'latin1');
  head.write('ustar\0' + '00', 257, 'latin1');
  const sum = head.reduce((total, byte) => total + byte, 0);
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return head;
}

/** Gzip whose blocks hold the bytes themselves (RFC 1951, 3.2.4). */
function stored(bytes: Buffer): Buffer {
  const parts: Buffer[] = [Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])];
  for (let at = 0; at < bytes.length; at += storedMax) {
    const piece = bytes.subarray(at, at + storedMax);
    const head = Buffer.alloc(5);
    head[0] = at + storedMax >= bytes.length ? 1 : 0;
    head.writeUInt16LE(piece.length, 1);
    head.writeUInt16LE(~piece.length & 0xffff, 3);
    parts.push(head, piece);
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(bytes), 0);
  end.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([...parts, end]);
}
