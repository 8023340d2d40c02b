import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CALIBRATION } from '../calibration.ts';
import { ItemRecords } from './item-records.ts';
import { ItemStore } from './item-store.ts';
import { KERNEL_SOURCE } from './kernel-binary.ts';
import { KernelMemory } from './kernel-memory.ts';
import { plainLikeness } from './testing/plain-likeness.ts';
import type { PlainQuestion, PlainWord } from './testing/plain-likeness.ts';
import { WordRecords } from './word-records.ts';
import { WordVectors } from './word-vectors.ts';

/** No multiple of the eight numbers that are read at once. */
const DIMENSIONS = 12;
const WORDS = 2000;

test('the compiled kernel was made from the source beside it', () => {
  const source = readFileSync(new URL('../../kernel/search-kernel.ts', import.meta.url));
  const hash = createHash('sha256').update(source).digest('hex');
  expect(KERNEL_SOURCE, 'node scripts/kernel/compile-kernel.ts').toBe(hash);
});

/** The same numbers for the same seed. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function unit(vector: number[]): number[] {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

test('the kernel tells of any item what a plain reading tells', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.boolean(),
      fc.integer({ min: 0, max: 20 }),
      (seed, hasVector, queryWords) => {
        const next = chance(seed);
        const vectorOf = (): number[] => Array.from({ length: DIMENSIONS }, () => next() - 0.5);
        const weights = Array.from({ length: queryWords }, () => Math.fround(0.1 + 5 * next()));
        const directions = next() < 0.5 ? [] : [unit([1, ...Array<number>(DIMENSIONS - 1).fill(0)])];
        const question: PlainQuestion = {
          weights,
          contentWords: Math.ceil(queryWords / 2),
          // Between two steps of likeness: which side of it a share falls on is no matter of rounding.
          leastContent: 51.5 / 255,
          vector: hasVector ? unit(vectorOf()) : null,
          directions,
          usual: Math.max(3 * weights.reduce((a, b) => a + b, 0), 1e-6),
          calibration: CALIBRATION,
        };

        const memory = new KernelMemory();
        const { kernel } = memory;
        const records = new ItemRecords(memory);
        const words = new WordRecords(memory, (address, bytes) => records.takeOver(address, bytes));
        const vectors = new WordVectors(memory, DIMENSIONS);
        const plain = Array.from({ length: WORDS }, (_, number): PlainWord => {
          words.makeRoom(number + 1);
          const weight = Math.fround(8 * next());
          const word: PlainWord = { vector: null, weight, answer: null };
          if (next() < 0.7) {
            const entry = vectors.add(number);
            const whole = vectorOf().map((value) => Math.round(value * 254));
            vectors.bytes.set(whole, vectors.vectorAt(entry));
            const voice = Math.fround(next());
            vectors.giveVoice(entry, voice);
            words.giveVector(number, entry);
            word.vector = whole.map((value) => (voice * value) / 127);
          }
          if (queryWords > 0 && next() < 0.4) {
            const answer = { word: Math.floor(next() * queryWords), steps: Math.ceil(next() * 255) };
            const mass = Math.fround(weight * next());
            words.answer(number, (answer.word << 8) | answer.steps, mass);
            word.answer = { ...answer, mass };
          }
          return word;
        });

        const items = new ItemStore(memory, records, 0);
        const parts = Array.from({ length: 30 }, () =>
          Array.from({ length: Math.floor(next() * 5) }, () =>
            Array.from({ length: 1 + Math.floor(next() * 20) }, () => Math.floor(next() * WORDS)),
          ),
        );
        const slots = parts.map((ofItem, id) => {
          const slot = items.add(id, id, ofItem, undefined);
          items.weigh(slot, (term) => plain[term]?.weight ?? 0);
          return slot;
        });

        const block = memory.take(5 * DIMENSIONS * 8);
        memory.doubles.set(directions.flat(), block / 8);
        kernel.shareDirections(DIMENSIONS, block, directions.length, block + 3 * DIMENSIONS * 8);
        if (question.vector) vectors.multiply(Float64Array.from(question.vector), words.address);
        memory.doubles.set(weights, kernel.WEIGHTS.value / 8);
        kernel.calibrate(CALIBRATION.fullVoice, CALIBRATION.bothPerCosine, CALIBRATION.bothAlone);
        const sum = (from: number[]): number => from.reduce((a, b) => a + b, 0);
        kernel.ask(
          (hasVector ? kernel.OF_WORDS : kernel.NONE).value,
          words.address,
          queryWords,
          question.contentWords,
          sum(weights),
          sum(weights.slice(0, question.contentWords)),
          question.leastContent,
          question.usual,
        );
        slots.forEach((slot, i) => {
          memory.ints[kernel.CANDIDATES.value / 4 + i] = items.records[slot] ?? 0;
        });
        // The second time lengths are known.
        for (let round = 0; round < 2; round += 1) {
          kernel.score(slots.length);
          parts.forEach((ofItem, i) => {
            const expected = plainLikeness(
              ofItem.map((part) => part.map((number) => plain[number] as PlainWord)),
              question,
            );
            const likeness = memory.doubles[kernel.LIKENESS.value / 8 + i] ?? 0;
            if (expected.likeness === -Infinity) expect(likeness).toBe(-Infinity);
            else expect(likeness).toBeCloseTo(expected.likeness, 4);
            expect(memory.doubles[kernel.COVERED.value / 8 + i]).toBeCloseTo(expected.covered, 9);
          });
        }
      },
    ),
    { numRuns: 20 },
  );
});
