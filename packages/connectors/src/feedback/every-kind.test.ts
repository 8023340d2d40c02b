import { expect, test } from 'vitest';
import { allStandIns } from '../testing/all-stand-ins.ts';
import type { Fault } from '../testing/stand-in.ts';
import { askStandIn } from '../testing/stand-in.ts';
import { StandInWorld } from '../testing/stand-in-world.ts';
import type { Store } from '../testing/sync-into.ts';
import { expectSame, syncInto } from '../testing/sync-into.ts';
import { connectionKinds } from './all-kinds.ts';
import { connectionGroups } from './connection-kind.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const hour = 3_600_000;
const count = 23;
const named = allStandIns.map((standIn) => [standIn.kind.name, standIn] as const);
/** Early, within a page, and later ones; few enough that a page that fails is read through when it is asked for again. */
const failing = new Set([1, 2, 4, 9, 17, 33, 65, 129]);

test('every kind says what it is, and has a stand-in', () => {
  expect(allStandIns.map(({ kind }) => kind.id).sort()).toEqual(connectionKinds.map(({ id }) => id).sort());
  expect(new Set(connectionKinds.map(({ id }) => id)).size).toBe(connectionKinds.length);
  for (const kind of connectionKinds) {
    expect(kind.id).toMatch(/^[a-z][a-z0-9_]*$/);
    expect(connectionGroups).toContain(kind.group);
    for (const sentence of [kind.brings, kind.needs, ...(kind.limits ?? [])])
      expect(sentence).toMatch(/^[A-Z].*\.$/);
    for (const field of kind.fields) {
      expect(field.id).toMatch(/^[a-z][a-z0-9_]*$/);
      expect(field.secret).toBe(field.shape === 'token');
      expect(field.shape === 'choice').toBe(field.choices !== undefined);
    }
    expect(kind.fields.some(({ secret }) => secret)).toBe(true);
  }
});

test.each(named)('%s is read whole, and later only what changed', async (_name, standIn) => {
  const world = new StandInWorld(count, now);
  const store: Store = new Map();
  const asked = askStandIn(standIn, world);
  const { resume } = await syncInto(store, standIn, asked, world, null);
  expectSame(store, standIn, world);
  const first = asked.requests.length;
  world.passes(hour);
  if (standIn.tellsEdits) world.edit(3);
  if (standIn.tellsDeletes) world.remove(4);
  world.add();
  world.passes(hour);
  const again = await syncInto(store, standIn, asked, world, resume);
  expectSame(store, standIn, world);
  expect(asked.requests.length - first).toBeLessThan(first);
  world.passes(24 * hour);
  world.add();
  world.passes(hour);
  await syncInto(store, standIn, asked, world, again.resume);
  expectSame(store, standIn, world);
});

test.each(named)('%s is tried before it is connected', async (_name, standIn) => {
  const { ask, requests } = askStandIn(standIn, new StandInWorld(3, now));
  const { account } = await standIn.kind.test(ask, standIn.settings);
  expect(account).not.toBe('');
  expect(requests.length).toBeLessThanOrEqual(3);
});

test.each(named)('a token that %s refuses is told as such, without the token', async (_name, standIn) => {
  for (const refusal of ['expired', 'revoked', 'forbidden'] as const) {
    const kind = refusal === 'forbidden' ? 'forbidden' : 'login';
    const { ask } = askStandIn(standIn, new StandInWorld(3, now), () => refusal);
    const told = [
      await standIn.kind.test(ask, standIn.settings).catch((error: unknown) => error),
      await standIn.kind.read(ask, standIn.settings, null, now).catch((error: unknown) => error),
    ];
    for (const error of told) {
      expect(error).toMatchObject({ kind });
      expect(String(error)).toMatch(/^Error: [A-Z].*\.$/);
      for (const field of standIn.kind.fields.filter(({ secret }) => secret)) {
        expect(String(error)).not.toContain(standIn.settings[field.id]);
      }
    }
  }
});

test.each(named)('%s is left alone for as long as it asks', async (_name, standIn) => {
  for (const [fault, retryAfterMs] of [
    ['limited', null],
    ['limited_for_7s', 7000],
  ] as const) {
    const { ask } = askStandIn(standIn, new StandInWorld(3, now), () => fault);
    const error = await standIn.kind.read(ask, standIn.settings, null, now).catch((one: unknown) => one);
    expect(error).toMatchObject({ kind: 'limited', retryAfterMs });
  }
});

test.each(named)('nothing of %s is lost or doubled while it fails', async (_name, standIn) => {
  for (const fault of ['limited', 'broken', 'truncated'] satisfies Fault[]) {
    const world = new StandInWorld(count, now);
    const store: Store = new Map();
    const asked = askStandIn(standIn, world, (n) => (failing.has(n) ? fault : null));
    const { faults, resume } = await syncInto(store, standIn, asked, world, null);
    expectSame(store, standIn, world);
    const kind = { limited: 'limited', broken: 'unavailable', truncated: 'unreadable' }[fault];
    expect(new Set(faults.map((one) => one.kind))).toEqual(new Set([kind]));
    world.passes(hour);
    world.add();
    world.passes(hour);
    await syncInto(store, standIn, asked, world, resume);
    expectSame(store, standIn, world);
  }
});

test.each(named)(
  'nothing of %s is lost or doubled when its pages change while they are read',
  async (_name, standIn) => {
    const changes: Record<string, (world: StandInWorld, pages: number) => void> = {
      'pages hold things of the one before': (world) => (world.repeats = true),
      'pages hold fewer than asked for': (world) => (world.runsShort = true),
      'the system forgets its pages': (world, pages) => (world.epoch += pages === 2 ? 1 : 0),
      'things come in': (world, pages) => void (pages <= 3 && world.add()),
    };
    for (const [what, change] of Object.entries(changes)) {
      const world = new StandInWorld(count, now);
      const store: Store = new Map();
      const asked = askStandIn(standIn, world);
      change(world, 0);
      const { resume } = await syncInto(store, standIn, asked, world, null, (pages) => change(world, pages));
      world.passes(hour);
      await syncInto(store, standIn, asked, world, resume);
      expect(what).not.toBe('');
      expectSame(store, standIn, world);
    }
  },
);

test.each(named)(
  'what is deleted in %s while it is read takes nothing else along',
  async (_name, standIn) => {
    const world = new StandInWorld(count, now);
    const store: Store = new Map();
    const asked = askStandIn(standIn, world);
    const gone: number[] = [];
    const { resume } = await syncInto(store, standIn, asked, world, null, (pages) => {
      // One that may have been read already, at either end.
      const id = pages % 2 === 0 ? pages : count - pages;
      if (pages > 4) return;
      world.remove(id);
      gone.push(id);
    });
    world.passes(hour);
    await syncInto(store, standIn, asked, world, resume);
    expectSame(store, standIn, world, gone);
  },
);

test.each(named)('the clock of %s may be hours off', async (_name, standIn) => {
  for (const [skewMs, tellsTime] of [
    [-3 * hour, true],
    [3 * hour, true],
    [-3 * hour, false],
    [3 * hour, false],
  ] as const) {
    const world = new StandInWorld(count, now);
    Object.assign(world, { skewMs, tellsTime });
    const store: Store = new Map();
    const asked = askStandIn(standIn, world);
    world.add();
    let { resume } = await syncInto(store, standIn, asked, world, null, (pages) => {
      // Longer than what two syncs overlap by, while the pages go on.
      world.passes(hour);
      if (pages <= 3) world.add();
      if (pages <= 3 && standIn.tellsEdits) world.edit(pages * 2);
    });
    for (let round = 0; round < 3; round += 1) {
      world.passes(60_000);
      world.add();
      if (standIn.tellsEdits) world.edit(round + 5);
      world.passes(hour);
      ({ resume } = await syncInto(store, standIn, asked, world, resume));
      expectSame(store, standIn, world);
    }
  }
});
