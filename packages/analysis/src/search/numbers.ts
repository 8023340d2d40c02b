type Numbers = Float64Array | Float32Array | Int32Array | Uint32Array | Uint16Array | Uint8Array | Int8Array;

/**
 * The array itself, or its numbers with room for a quarter as much again; the array given is then empty. Copies would
 * leave several times an index's size behind while it grows.
 */
export function grown<T extends Numbers>(array: T, needed: number): T {
  if (array.length >= needed) return array;
  const bytes = Math.ceil(needed * 1.25) * array.BYTES_PER_ELEMENT;
  const larger = array.constructor as new (buffer: ArrayBufferLike) => T;
  return new larger((array.buffer as ArrayBuffer).transfer(bytes));
}
