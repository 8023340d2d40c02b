import { system } from '@earshot/contracts/system';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import { send } from '../../testing/send.ts';

let server: TestApp;

beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.stop());

test('a server without a mail server says, to anybody, that it keeps its mails', async () => {
  expect(await send(server.app, system.getMailWay)).toMatchObject({
    status: 200,
    reply: { mails: 'kept_in_outbox' },
  });
});
