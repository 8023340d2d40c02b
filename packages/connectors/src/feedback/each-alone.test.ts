import { expect, test } from 'vitest';
import { allStandIns } from '../testing/all-stand-ins.ts';
import { askStandIn } from '../testing/stand-in.ts';
import { StandInWorld } from '../testing/stand-in-world.ts';
import type { Store } from '../testing/sync-into.ts';
import { expectSame, syncInto } from '../testing/sync-into.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const named = allStandIns.flatMap((standIn) =>
  standIn.asksEach === undefined ? [] : ([[standIn.kind.name, standIn, standIn.asksEach]] as const),
);

test.each(named)(
  'what is gone of %s when it is asked for alone takes nothing else along',
  async (_name, standIn) => {
    const world = new StandInWorld(12, now);
    world.gone.add(4).add(8).add(10);
    const store: Store = new Map();
    const { faults } = await syncInto(store, standIn, askStandIn(standIn, world), world, null);
    expect(faults).toEqual([]);
    expectSame(store, standIn, world, [4, 8, 10]);
  },
);

test.each(named)(
  'a page of %s needs no more requests than are allowed in a minute',
  async (_name, standIn, { perMinute, counts }) => {
    const world = new StandInWorld(120, now);
    world.pageSize = 100;
    for (const thing of world.things) thing.reply ??= `The team answers thing ${thing.id}`;
    let left = perMinute;
    const asked = askStandIn(standIn, world, (_n, { at }) => {
      if (counts(at)) left -= 1;
      if (left >= 0) return null;
      // Whoever is told so waits until the next minute.
      left = perMinute;
      return 'limited';
    });
    const store: Store = new Map();
    await syncInto(store, standIn, asked, world, null);
    expectSame(store, standIn, world);
  },
);
