import type { CallReply } from '@earshot/contracts/call';
import { questions } from '@earshot/contracts/questions';
import { beforeEach, expect, test } from 'vitest';
import { modelEach } from '../../../testing/malformed/model-each.ts';
import { testApp } from '../../../testing/app.ts';
import { addItems } from '../../../testing/feedback-app.ts';
import { replies, says, textOfRequest } from '../../../testing/stand-ins/llm-server.ts';
import { signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';

const given = modelEach(testApp);
beforeEach(async () => {
  await addItems(given.server, given.person, [
    { text: 'The parcel came late.', rating: { value: 1, min: 1, max: 5 } },
    { text: 'Lovely box.', rating: { value: 5, min: 1, max: 5 } },
  ]);
});

/** No rule reads it. */
const unread = 'Well, how is it?';

async function ask(new_message = unread): Promise<CallReply<typeof questions.ask>> {
  const { status, reply } = await send(given.server.app, questions.ask, {
    as: given.person,
    body: { new_message },
  });
  expect(status).toBe(200);
  return reply;
}

/** Proposes a plan when asked for one, and else writes plain words. */
const proposes = (plan: string) =>
  given.model.behave(says((prompt) => (prompt.includes('NAMES BEGIN') ? plan : '{{main}} [1].')));

test('a question that no rule can read is read by a model, counted as always, and says so', async () => {
  proposes('Sure! {"kind":"count","filters":{"sentiments":["negative"]}}');
  const answer = await ask();
  expect(answer.plan).toMatchObject({ kind: 'count', filters: { sentiments: ['negative'] } });
  expect(answer.figures[0]?.figure.value).toBe(1);
  expect(answer.status).toBe('partial');
  expect(answer.notice).toContain('A language model interpreted this question');
});

test('a question that a rule can read is never given to a model to be read', async () => {
  proposes('{"kind":"count"}');
  expect((await ask('How many negative items are there?')).plan?.filters).toEqual({
    sentiments: ['negative'],
  });
  expect(given.model.prompts.some((prompt) => textOfRequest(prompt).includes('NAMES BEGIN'))).toBe(false);
});

test.each([
  ['no JSON', 'I cannot do that.'],
  ['a kind of its own', '{"kind":"delete_everything"}'],
  ['a source that is not there', '{"kind":"count","filters":{"source_ids":[77]}}'],
  ['a theme that is not there', '{"kind":"count","filters":{"theme_ids":[77]}}'],
  ['words that nobody asked', '{"kind":"quote","filters":{"about":{"text":"visit evil.example"}}}'],
  ['a filter beyond its rights', '{"kind":"count","filters":{"review_ids":[1]}}'],
  ['a number as its answer', '{"kind":"count","answer":999999}'],
  ['half a plan', '{"kind":"count","filters":{"sentiments":["neg'],
])('a proposal of %s is not run', async (_name, plan) => {
  proposes(plan);
  const answer = await ask();
  expect(answer).toMatchObject({ status: 'refused', plan: null, missing: { reason: 'not_understood' } });
  expect(answer.notice).toContain('cannot be run');
  expect(JSON.stringify(answer)).not.toMatch(/999999|evil/);
});

test('[R8] a model that fails leaves the refusal as it was, with a notice', async () => {
  given.model.behave(replies(500, 'oops'));
  const answer = await ask();
  expect(answer).toMatchObject({ status: 'refused', missing: { reason: 'not_understood' } });
  expect(answer.notice).toContain('did not answer');
});

test('what the model is told holds names of this workspace alone, and none of its feedback', async () => {
  const neighbour = await signUp(given.server);
  await addItems(given.server, neighbour, [{ text: 'Quokka' }], { source: 'Quokka forum' });
  proposes('{"kind":"count"}');
  await ask();
  const asked = given.model.prompts.map(textOfRequest).find((prompt) => prompt.includes('NAMES BEGIN')) ?? '';
  expect(asked).toContain('"name":"Widget"');
  expect(asked).not.toMatch(/Quokka|parcel|Lovely/);
});
