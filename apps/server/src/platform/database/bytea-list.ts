const byteaOid = 17;
const headBytes = 20;

/**
 * Bytes as a parameter of the type `bytea[]`, in the database's binary form (array_recv): a dimension, no nulls, the
 * elements' type, how many there are, the number of the first, then each with its length. As text each byte would be two digits.
 */
export function byteaList(values: readonly Uint8Array[]): Buffer {
  const list = Buffer.allocUnsafe(headBytes + values.reduce((sum, { length }) => sum + 4 + length, 0));
  [1, 0, byteaOid, values.length, 1].forEach((field, nth) => list.writeInt32BE(field, nth * 4));
  let at = headBytes;
  for (const value of values) {
    at = list.writeInt32BE(value.length, at);
    list.set(value, at);
    at += value.length;
  }
  return list;
}
