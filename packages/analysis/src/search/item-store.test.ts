import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ItemRecords } from './item-records.ts';
import { ItemStore, termOf } from './item-store.ts';
import { KernelMemory } from './kernel-memory.ts';

test('items keep their words while others come and go, gaps are closed and the memory serves others as well', () => {
  const change = fc.record({
    id: fc.nat(60),
    sizes: fc.option(fc.array(fc.nat(900), { maxLength: 4 })),
    other: fc.nat(30_000),
    compacts: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(change, { minLength: 30, maxLength: 80 }), (changes) => {
      const memory = new KernelMemory();
      const records = new ItemRecords(memory);
      const items = new ItemStore(memory, records, 0);
      const expected = new Map<number, number[]>();
      const others: { address: number; bytes: number; mark: number }[] = [];
      changes.forEach(({ id, sizes, other, compacts }, n) => {
        items.remove(id);
        expected.delete(id);
        if (sizes) {
          const parts = sizes.map((size) => Array.from({ length: size }, (_, i) => n * 1000 + i));
          items.add(id, n, parts, undefined);
          expected.set(id, parts.flat());
        }
        if (other % 3 === 0) {
          const address = memory.take(other);
          const mark = n % 100;
          memory.bytes.fill(mark, address, address + other);
          others.push({ address, bytes: other, mark });
        } else if (other % 7 === 0) {
          const released = others.shift();
          if (released) records.takeOver(released.address, released.bytes - (released.bytes % 8));
        }
        if (compacts) items.compact();
      });
      for (const [id, terms] of expected) {
        const slot = items.slotOf(id) ?? -1;
        expect(Array.from(items.termsOf(slot), termOf)).toEqual(terms);
      }
      expect(items.size).toBe(expected.size);
      for (const { address, bytes, mark } of others)
        expect(memory.bytes.subarray(address, address + bytes).every((byte) => byte === mark)).toBe(true);
    }),
    { numRuns: 25 },
  );
});
