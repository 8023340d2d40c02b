import { expect, test } from 'vitest';
import { KernelMemory } from './kernel-memory.ts';
import { MemorySpans } from './memory-spans.ts';

test('pieces lie one behind the other in a span that is taken at once', () => {
  const memory = new KernelMemory();
  const before = memory.end;
  const spans = new MemorySpans(memory);
  const first = spans.place(8);
  const { end } = memory;
  expect(end - before).toBe(16_384);
  expect(spans.place(12)).toBe(first + 8);
  expect(spans.place(16_384 - 20)).toBe(first + 20);
  expect(memory.end).toBe(end);
  expect(spans.place(4)).toBe(first + 16_384);
  expect(memory.end).toBeGreaterThan(end);
});

test('a piece larger than a span has one of its own size', () => {
  const memory = new KernelMemory();
  const spans = new MemorySpans(memory);
  const address = spans.place(100_000);
  expect(memory.end).toBe(address + 100_000);
});

test('what others take lies between spans, and no piece reaches into it', () => {
  const memory = new KernelMemory();
  const spans = new MemorySpans(memory);
  spans.place(16_000);
  const other = memory.take(64);
  expect(spans.place(400)).toBe(other + 64);
});

test('after rewinding, pieces are placed where they were, and memory taken over serves after them', () => {
  const memory = new KernelMemory();
  const released = memory.take(1024);
  const spans = new MemorySpans(memory);
  const places = [spans.place(16_000), spans.place(300)];
  spans.takeOver(released, 1024);
  spans.rewind();
  expect([spans.place(16_000), spans.place(300)]).toEqual(places);
  expect(spans.place(1024)).toBe(released);
});
