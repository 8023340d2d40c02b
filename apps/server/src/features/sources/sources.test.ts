import { sources } from '@earshot/contracts/sources';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { testApp } from '../../testing/app.ts';
import { anItem } from '../../testing/items.ts';
import type { Person } from '../../testing/people.ts';
import { signUp } from '../../testing/people.ts';
import { personEach } from '../../testing/person-each.ts';
import { send } from '../../testing/send.ts';
import { storeItems } from '../feedback/store/store-items.service.ts';
import { readMasking } from '../personal-data/masking.service.ts';
import { sourceNamed } from './sources.service.ts';

const given = personEach(testApp);

const create = (name: string, as: Person = given.person) =>
  send(given.server.app, sources.create, { as, body: { name } });
const list = async () => (await send(given.server.app, sources.list, { as: given.person })).reply.sources;

test('sources are listed by name with their number of items and the time of the last one', async () => {
  expect((await create('widget')).reply).toMatchObject({
    source_id: 1,
    kind: 'api',
    item_count: 0,
    last_item_at: null,
  });
  await create('Desk');
  await inWorkspace(given.server.database, given.person.workspaceId, async (tx) =>
    storeItems(tx, given.person.workspaceId, {
      sourceId: 1,
      importId: null,
      isSample: false,
      masking: await readMasking(tx, given.person.workspaceId),
      items: [anItem(), anItem()],
    }),
  );
  expect(await list()).toMatchObject([
    { source_id: 2, name: 'Desk', item_count: 0, last_item_at: null },
    { source_id: 1, name: 'widget', item_count: 2, last_item_at: expect.stringMatching(/Z$/) as string },
  ]);
});

test('a source is renamed; two cannot have one name, letter case aside', async () => {
  await create('Widget');
  await create('Desk');
  const rename = (source_id: number, name: string, as: Person = given.person) =>
    send(given.server.app, sources.rename, { as, body: { source_id, name } });
  expect(await rename(1, 'WIDGET')).toMatchObject({ status: 200, reply: { name: 'WIDGET' } });
  expect(await rename(1, 'desk')).toMatchObject({
    status: 409,
    problem: { errors: [{ pointer: '#/body/name' }] },
  });
  expect(await create('widget')).toMatchObject({ status: 409 });
  expect(await rename(3, 'Other')).toMatchObject({ status: 404 });
  expect(await rename(1, 'Stolen', await signUp(given.server))).toMatchObject({ status: 404 });
});

test('the source of a name is made once, also when several ask for it at the same moment', async () => {
  const source = { name: randomUUID(), kind: 'file', createdAt: new Date().toISOString() } as const;
  const ids = await Promise.all(
    Array.from({ length: 6 }, () =>
      inWorkspace(given.server.database, given.person.workspaceId, (tx) =>
        sourceNamed(tx, given.person.workspaceId, source),
      ),
    ),
  );
  expect(new Set(ids).size).toBe(1);
  expect(await list()).toHaveLength(1);
});
