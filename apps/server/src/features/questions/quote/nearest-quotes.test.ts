import type { CallReply } from '@earshot/contracts/call';
import { questions } from '@earshot/contracts/questions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { testApp } from '../../../testing/app.ts';
import { addItems } from '../../../testing/feedback-app.ts';
import type { LlmServer } from '../../../testing/stand-ins/llm-server.ts';
import { embeds, llmServer, replies } from '../../../testing/stand-ins/llm-server.ts';
import type { Person } from '../../../testing/people.ts';
import { signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';

let encoder: LlmServer;
let earshot: TestApp;
let member: Person;
/** What was said of a text is kept, so each test has texts of its own. */
let round = 0;

beforeAll(async () => {
  encoder = await llmServer();
  earshot = await testApp({
    environment: { EARSHOT_EMBED_URL: encoder.url, EARSHOT_EMBED_MODEL: 'stand-in' },
  });
});
afterAll(async () => {
  await earshot.stop();
  await encoder.stop();
});
beforeEach(async () => {
  member = await signUp(earshot);
  earshot.clock.advance({ minutes: 2 });
  encoder.prompts.length = 0;
  round += 1;
  const texts = ['late and wet', 'lost', 'torn open', 'heavy', 'with a friendly zebra', 'early'];
  await addItems(
    earshot,
    member,
    texts.map((text) => ({ text: `My parcel ${round} came ${text}.` })),
  );
});

async function ask(new_message: string): Promise<CallReply<typeof questions.ask>> {
  const { status, reply } = await send(earshot.app, questions.ask, { as: member, body: { new_message } });
  expect(status).toBe(200);
  return reply;
}
const question = 'What do people say about parcels?';

test('an encoder chooses what is quoted first, and changes no number and no score', async () => {
  encoder.behave(replies(500, 'oops'));
  const plain = await ask(question);
  earshot.clock.advance({ minutes: 2 });
  encoder.behave(embeds((text) => (/zebra|people/.test(text) ? [1, 0] : [0.1, 1])));
  const near = await ask(question);
  expect(near.citations[0]?.quote).toContain('zebra');
  expect(near.notice).toBeNull();
  expect(near.figures).toEqual(plain.figures);
  expect(near.results).toEqual(plain.results);
});

test('[R8] an encoder that fails leaves the order of the search, with a notice', async () => {
  encoder.behave(replies(503, 'later'));
  const answer = await ask(question);
  expect(answer).toMatchObject({ status: 'answered', notice: expect.stringContaining('encoder') as string });
  expect(answer.citations.length).toBeGreaterThan(0);
});

test('an encoder is told texts of this workspace alone, and nothing for questions about numbers', async () => {
  const neighbour = await signUp(earshot);
  await addItems(earshot, neighbour, [{ text: 'My quokka parcel is secret.' }]);
  encoder.behave(embeds(() => [1, 0]));
  await ask('How many items are there?');
  expect(encoder.prompts).toEqual([]);
  await ask(question);
  expect(encoder.prompts.length).toBe(1);
  expect(encoder.prompts.join()).not.toContain('quokka');
});
