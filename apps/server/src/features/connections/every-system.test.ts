import type { Connection } from '@earshot/contracts/connections';
import { connections } from '@earshot/contracts/connections';
import { feedback } from '@earshot/contracts/feedback';
import { allStandIns } from '@earshot/connectors/testing/all-stand-ins';
import { StandInWorld } from '@earshot/connectors/testing/stand-in-world';
import { expect, test } from 'vitest';
import { itemsOf } from '../../testing/import-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import { personEach } from '../../testing/person-each.ts';
import { send } from '../../testing/send.ts';
import { startSystem } from '../../testing/stand-ins/system-server.ts';

const port = 39_219;
const given = personEach(() =>
  jobApp(['connections.sync'], { environment: { EARSHOT_PRIVATE_TARGETS: `127.0.0.1:${port}` } }),
);

const thingCount = 12;

test.each(allStandIns.map((standIn) => [standIn.kind.id, standIn] as const))(
  'what customers said in %s comes in over HTTP once, and edits, deletions and news are followed',
  async (_id, standIn) => {
    const { server } = given;
    const world = new StandInWorld(thingCount, server.clock.now());
    const system = await startSystem(port, standIn, world);
    server.deps.outside.whereIs = system.whereIs;
    try {
      const made = await send(server.app, connections.create, {
        as: given.person,
        body: { kind: standIn.kind.id, settings: { ...standIn.settings } },
      });
      expect([made.status, made.problem.detail]).toEqual([201, undefined]);
      await server.runAllJobs();
      const first = await get(made.reply);
      expect(first).toMatchObject({ state: 'active', problem: null, is_backfilled: true });
      const stored = await itemsOf(server, given.person);
      for (const thing of world.things) {
        const item = stored.find(({ externalId }) => externalId === standIn.externalId(thing));
        expect([thing.id, item?.text]).toEqual([thing.id, expect.stringContaining(thing.said)]);
        // What the team answered is kept beside, and is no word of the customer's.
        if (thing.reply !== null) expect(item?.text).not.toContain(thing.reply);
      }

      world.passes(3_600_000);
      const added = world.add();
      world.edit(3);
      world.remove(5);
      // Some systems show what is new after half an hour.
      world.passes(3_600_000);
      server.clock.advance({ hours: 2 });
      await server.runAllJobs();
      await get(made.reply);
      const after = await itemsOf(server, given.person);
      const textOf = (id: number) =>
        after.find(({ externalId }) => externalId === standIn.externalId(world.byId(id)))?.text;
      expect(textOf(added.id)).toContain(added.said);
      if (standIn.tellsEdits) expect(textOf(3)).toContain('and more');
      if (standIn.tellsDeletes) expect(textOf(5)).toBeUndefined();
      expect(new Set(after.map(({ externalId }) => externalId)).size).toBe(after.length);
      const { reply } = await send(server.app, feedback.getFeedback, { as: given.person, body: {} });
      expect(reply.total_count).toBe(after.length);
    } finally {
      await system.stop();
    }
  },
);

async function get({ connection_id }: Connection): Promise<Connection> {
  return (await send(given.server.app, connections.get, { as: given.person, query: { connection_id } }))
    .reply;
}
