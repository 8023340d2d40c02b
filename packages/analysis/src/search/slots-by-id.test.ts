import { expect, test } from 'vitest';
import { SlotsById } from './slots-by-id.ts';

test('slots are found by id as in a map, while items come, go and come again', () => {
  const items = { ids: new Float64Array(4000) };
  const slots = new SlotsById(items);
  const expected = new Map<number, number>();
  let state = 1;
  for (let slot = 0; slot < items.ids.length; slot += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // Few enough ids that most are removed and added again, small and large ones.
    const id = state % 3 === 0 ? state % 1000 : 2_147_000_000 + (state % 1000);
    const known = expected.get(id);
    expect(slots.of(id)).toBe(known);
    slots.remove(id);
    expected.delete(id);
    if (state % 5 === 0) continue;
    items.ids[slot] = id;
    slots.add(slot);
    expected.set(id, slot);
    expect(slots.count).toBe(expected.size);
  }
  for (const [id, slot] of expected) expect(slots.of(id)).toBe(slot);
});
