import { cleaning } from '@earshot/contracts/cleaning';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemCount, KilledCleaning } from '../../testing/processes/killed-cleaning.ts';

let killed: KilledCleaning;

beforeAll(async () => {
  killed = await KilledCleaning.begin();
});
afterAll(() => killed.stop());

test('a run cleans each item once and is undone exactly, though its worker is killed while it checks, cleans and undoes', async () => {
  await killed.addItems();
  const [before, counts] = [await killed.items(), await killed.counts()];
  await killed.check();
  const { effect } = await killed.endsIn('checked', { kills: 1, of: 'checking' });
  expect(effect).toMatchObject({ items_to_change: itemCount, items_shorter: itemCount });

  await killed.ask(cleaning.apply);
  const done = await killed.endsIn('done', { kills: 1, of: 'cleaning' });
  expect(done).toMatchObject({ items_changed: itemCount, items_done: itemCount, error: null });
  expect((await killed.items()).filter(({ text, came }) => text.includes('<') || came === null)).toEqual([]);

  await killed.ask(cleaning.undo);
  const undone = await killed.endsIn('undone', { kills: 1, of: 'undoing' });
  expect(undone).toMatchObject({ kept_after_undo: [], error: null });
  expect([await killed.items(), await killed.counts()]).toEqual([before, counts]);
}, 300_000);
