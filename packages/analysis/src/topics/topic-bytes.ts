import type { WordTable } from '../word-table.ts';
import { TextVectors } from './text-vectors.ts';
import type { TopicModel } from './topic-model.ts';

/** Stored models of another version have to be fitted again. */
export const TOPIC_MODEL_VERSION = 2;

const HEADER = 7;
/** Weights are kept to one part in so many of the largest. */
const STEPS = 32_767;

/**
 * A model with the space it was fitted in: all that is needed to judge a new item. Numbers of 32 bits, little-endian:
 * version, listed stems, places, dimensions, directions, items, title words, then the numbers of the model.
 */
export function encodeTopicModel(model: TopicModel, { space }: TextVectors): Uint8Array {
  const { held, slots, values, meaning } = model.weights;
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  // A weight that rounds to nothing is not kept.
  const kept = Array.from(slots.keys()).filter((i) => Math.round(((values[i] ?? 0) / largest) * STEPS) !== 0);
  const counts = [space.shares.size, kept.length, meaning.length, space.directions.length];
  const floats = meaning.length * (1 + space.directions.length) + 6;
  const bytes = new Uint8Array(
    4 * HEADER + 8 * (space.shares.size + held.size) + 6 * kept.length + 4 * floats,
  );
  const view = new DataView(bytes.buffer);
  let at = 0;
  const putInt = (value: number): void => {
    view.setUint32(at, value, true);
    at += 4;
  };
  const putFloat = (value: number): void => {
    view.setFloat32(at, value, true);
    at += 4;
  };
  [TOPIC_MODEL_VERSION, ...counts, space.items, held.size].forEach(putInt);
  for (const [key, value] of [...space.shares, ...held]) {
    putInt(key);
    putFloat(value);
  }
  for (const direction of space.directions) direction.forEach(putFloat);
  meaning.forEach(putFloat);
  const { slope, shift, bend } = model.level;
  [model.constant, slope, shift, bend, model.threshold, largest].forEach(putFloat);
  for (const i of kept) putInt(slots[i] ?? 0);
  for (const i of kept) {
    view.setInt16(at, Math.round(((values[i] ?? 0) / largest) * STEPS), true);
    at += 2;
  }
  return bytes;
}

/** @throws RangeError when the bytes are of another version, cut short, or made with another word table */
export function decodeTopicModel(
  bytes: Uint8Array,
  table: WordTable,
): { model: TopicModel; vectors: TextVectors } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const takeInt = (): number => view.getUint32((at += 4) - 4, true);
  const takeFloat = (): number => view.getFloat32((at += 4) - 4, true);
  const takeFloats = (count: number): number[] => Array.from({ length: count }, takeFloat);
  if (bytes.length < 4 * HEADER || takeInt() !== TOPIC_MODEL_VERSION) {
    throw new RangeError('These bytes are no topic model of this version.');
  }
  const [stems = 0, places = 0, dimensions = 0, directionCount = 0, items = 0, titleWords = 0] = Array.from(
    { length: 6 },
    takeInt,
  );
  const floats = dimensions * (1 + directionCount) + 6;
  if (
    bytes.length !== 4 * HEADER + 8 * (stems + titleWords) + 6 * places + 4 * floats ||
    dimensions !== table.dimensions
  ) {
    throw new RangeError('The topic model is damaged or was made with another word table.');
  }
  const shares = new Map<number, number>();
  for (let i = 0; i < stems; i += 1) shares.set(takeInt(), takeFloat());
  const held = new Map<number, number>();
  for (let i = 0; i < titleWords; i += 1) held.set(takeInt(), takeFloat());
  const directions = Array.from({ length: directionCount }, () => Float64Array.from(takeFloats(dimensions)));
  const meaning = Float32Array.from(takeFloats(dimensions));
  const [constant = 0, slope = 1, shift = 0, bend = 0, threshold = 0, largest = 0] = takeFloats(6);
  const slots = Uint32Array.from({ length: places }, takeInt);
  const values = Float32Array.from(
    { length: places },
    () => (view.getInt16((at += 2) - 2, true) * largest) / STEPS,
  );
  const model = {
    weights: { held, slots, values, meaning },
    constant,
    level: { slope, shift, bend },
    threshold,
  };
  return { model, vectors: new TextVectors({ shares, items, directions }, table) };
}
