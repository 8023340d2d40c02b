import { system } from '@earshot/contracts/system';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import { signUp } from '../../testing/people.ts';
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

test('[AUTH-3] recording itself is off by default, and goes to the site whose key the operator gives', async () => {
  const key = 'b2u7VZc1QeKxO0aYw3Rt';
  const answers = [];
  const environments: Record<string, string>[] = [{}, { EARSHOT_SELF_RECORDING: key }];
  for (const environment of environments) {
    const own = await testApp({ environment });
    const person = await signUp(own);
    answers.push((await send(own.app, system.getSelfRecording, { as: person })).reply);
    await own.stop();
  }
  expect(answers).toEqual([{ site_key: null }, { site_key: key }]);
  await expect(testApp({ environment: { EARSHOT_SELF_RECORDING: 'yes' } })).rejects.toThrow('key of a site');
});
