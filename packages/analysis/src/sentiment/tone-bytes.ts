import { FIXED_INPUTS, HASHED_INPUTS } from './tone-inputs.ts';
import { TONE_VERDICTS } from './tone-learning.ts';
import type { ToneReport } from './tone-learning.ts';
import type { ToneModel } from './tone-model.ts';
import { CLASSES } from './tones.ts';

/** Models of another version have to be learnt anew. */
const VERSION = 1;
const HEAD_BYTES = 24;
const STEPS = 127;

/**
 * Layout, little-endian: version, verdict and dimensions (one byte, one byte, two bytes), number of labels (uint32), the
 * two F1, the size of a step (float32 each), a check sum (uint32), the dense weights (float32), the hashed ones in steps (int8).
 */
export function encodeToneModel(model: ToneModel, report: ToneReport): Uint8Array {
  const denseBytes = model.dense.length * 4;
  const bytes = new Uint8Array(HEAD_BYTES + denseBytes + model.hashed.length);
  const view = new DataView(bytes.buffer);
  let largest = 0;
  for (const weight of model.hashed) largest = Math.max(largest, Math.abs(weight));
  const step = largest > 0 ? largest / STEPS : 1;
  view.setUint8(0, VERSION);
  view.setUint8(1, TONE_VERDICTS.indexOf(report.verdict));
  view.setUint16(2, model.dense.length / CLASSES - FIXED_INPUTS, true);
  view.setUint32(4, report.labels, true);
  view.setFloat32(8, report.learntF1, true);
  view.setFloat32(12, report.lexiconF1, true);
  view.setFloat32(16, step, true);
  model.dense.forEach((weight, i) => view.setFloat32(HEAD_BYTES + i * 4, weight, true));
  model.hashed.forEach((weight, i) => view.setInt8(HEAD_BYTES + denseBytes + i, Math.round(weight / step)));
  view.setUint32(20, checkSum(bytes.subarray(HEAD_BYTES)), true);
  return bytes;
}

/** @throws RangeError when the bytes are of another version or of other dimensions, cut short or damaged */
export function decodeToneModel(
  bytes: Uint8Array,
  vectorDimensions: number,
): { model: ToneModel; report: ToneReport } {
  if (bytes[0] !== VERSION) {
    throw new RangeError(`A tone model of version ${bytes[0] ?? 'none'} where ${VERSION} is needed.`);
  }
  const denseLength = (FIXED_INPUTS + vectorDimensions) * CLASSES;
  const hashedLength = HASHED_INPUTS * CLASSES;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEAD_BYTES || view.getUint16(2, true) !== vectorDimensions) {
    throw new RangeError('The tone model was made with another word table.');
  }
  const verdict = TONE_VERDICTS[view.getUint8(1)];
  const isWhole = bytes.length === HEAD_BYTES + denseLength * 4 + hashedLength;
  if (
    !isWhole ||
    verdict === undefined ||
    view.getUint32(20, true) !== checkSum(bytes.subarray(HEAD_BYTES))
  ) {
    throw new RangeError('The tone model is damaged.');
  }
  const step = view.getFloat32(16, true);
  const hashedFrom = HEAD_BYTES + denseLength * 4;
  return {
    model: {
      dense: Float32Array.from({ length: denseLength }, (_, i) => view.getFloat32(HEAD_BYTES + i * 4, true)),
      hashed: Float32Array.from({ length: hashedLength }, (_, i) => view.getInt8(hashedFrom + i) * step),
    },
    report: {
      labels: view.getUint32(4, true),
      learntF1: view.getFloat32(8, true),
      lexiconF1: view.getFloat32(12, true),
      verdict,
    },
  };
}

/** FNV-1a (Fowler, Noll, Vo). */
function checkSum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
