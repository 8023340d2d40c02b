type Numbers = Float64Array | Float32Array | Int32Array | Uint32Array | Uint16Array | Uint8Array | Int8Array;

/** The array itself, or a copy with room for a quarter as much again. */
export function grown<T extends Numbers>(array: T, needed: number): T {
  if (array.length >= needed) return array;
  const larger = new (array.constructor as new (length: number) => T)(Math.ceil(needed * 1.25));
  larger.set(array);
  return larger;
}
