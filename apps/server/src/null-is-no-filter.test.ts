import { callGroups } from '@earshot/contracts/call/all-calls';
import type { Call } from '@earshot/contracts/call';
import { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { RecordingFilter } from '@earshot/contracts/recordings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestApp } from './testing/app.ts';
import { testApp } from './testing/app.ts';
import type { Person } from './testing/people.ts';
import { makeOperator, signUp } from './testing/people.ts';

let earshot: TestApp;
let person: Person;

beforeAll(async () => {
  earshot = await testApp();
  person = await signUp(earshot);
  await makeOperator(earshot, person);
});
afterAll(() => earshot.stop());

const calls: Call[] = Object.values(callGroups).flatMap((group): Call[] => Object.values(group));
const posted = calls.filter(({ body, transport }) => body && (transport ?? 'json') === 'json');

async function pointersFor({ path }: Pick<Call, 'path'>, payload: string): Promise<string[]> {
  earshot.clock.advance({ seconds: 30 });
  const reply = await earshot.app.inject({
    method: 'POST',
    url: path,
    headers: { ...person.auth, 'content-type': 'application/json' },
    payload,
  });
  expect([path, reply.statusCode]).toEqual([path, 400]);
  return reply.json<{ errors?: { pointer: string }[] }>().errors?.map(({ pointer }) => pointer) ?? [];
}

test.each(posted.map((call): [string, Call] => [call.path, call]))(
  '[CALL-8] %s takes no null for its body',
  async (_path, call) => {
    expect(await pointersFor(call, 'null')).toEqual(['#/body']);
  },
);

/** Parts of bodies that are filters, by the call that takes them. */
const filtered = posted.flatMap((call) => {
  const { properties = {} } = z.toJSONSchema(call.body as z.ZodType, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties)
    .filter((name) => /^(filters?|part|metadata_filters)$/.test(name))
    .map((name): [string, string, Call] => [call.path, name, call]);
});

test.each(filtered)('[CALL-7] %s takes no null for its %s', async (_path, name, call) => {
  expect(await pointersFor(call, JSON.stringify({ [name]: null }))).toContain(`#/body/${name}`);
});

describe.each([
  ['/api/feedback/get_feedback', FeedbackFilter],
  ['/api/recordings/list_recordings', RecordingFilter],
] as const)('a filter of %s', (path, filter) => {
  test.each(Object.keys(filter.shape))('takes no null for its %s', async (name) => {
    const payload = JSON.stringify({ filters: { [name]: null } });
    expect(await pointersFor({ path }, payload)).toEqual([`#/body/filters/${name}`]);
  });
});

test('[CALL-7] a condition on a field takes no null for its value', async () => {
  const filters = { metadata_filters: [{ key: 'plan', condition: 'equals', value: null }] };
  const pointers = await pointersFor({ path: '/api/feedback/get_feedback' }, JSON.stringify({ filters }));
  expect(pointers).toEqual(['#/body/filters/metadata_filters/0/value']);
});
