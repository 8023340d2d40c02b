import { afterEach, expect, test } from 'vitest';
import { allStandIns } from '../testing/all-stand-ins.ts';
import { askStandIn } from '../testing/stand-in.ts';
import { StandInWorld } from '../testing/stand-in-world.ts';
import type { Store } from '../testing/sync-into.ts';
import { expectSame, syncInto } from '../testing/sync-into.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const zone = process.env.TZ;

afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each(allStandIns.map((standIn) => [standIn.kind.name, standIn] as const))(
  '%s is read alike by servers in any time zone',
  async (_name, standIn) => {
    const read: Record<string, unknown> = {};
    for (const place of ['UTC', 'America/New_York', 'Asia/Tokyo']) {
      process.env.TZ = place;
      const world = new StandInWorld(12, now);
      const store: Store = new Map();
      const asked = askStandIn(standIn, world);
      const { resume } = await syncInto(store, standIn, asked, world, null);
      expectSame(store, standIn, world);
      read[place] = { resume, requests: asked.requests.map(({ method, url }) => `${method} ${url}`) };
    }
    expect(read['America/New_York']).toEqual(read.UTC);
    expect(read['Asia/Tokyo']).toEqual(read.UTC);
  },
);
