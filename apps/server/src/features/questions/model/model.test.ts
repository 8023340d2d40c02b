import type { CallReply } from '@earshot/contracts/call';
import { questions } from '@earshot/contracts/questions';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { modelEach } from '../../../testing/malformed/model-each.ts';
import type { TestApp } from '../../../testing/app.ts';
import { testApp } from '../../../testing/app.ts';
import { addItems } from '../../../testing/feedback-app.ts';
import { endless, replies, says } from '../../../testing/stand-ins/llm-server.ts';
import { signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';
import { injections } from './injections.ts';

const given = modelEach(testApp);
let plain: TestApp;

type Answer = CallReply<typeof questions.ask>;

async function ask(new_message: string): Promise<Answer> {
  const { status, reply } = await send(given.server.app, questions.ask, {
    as: given.person,
    body: { new_message },
  });
  expect(status).toBe(200);
  return reply;
}

const bad = (text: string, title?: string, fields: Record<string, string> = {}) => ({
  text,
  ...(title && { title }),
  fields,
  rating: { value: 1, min: 1, max: 5 },
});
const question = 'How many complaints are there?';
const forgiven = () => given.model.behave(says('{{main}} complaints [1].'));
afterEach(async () => {
  forgiven();
  await ask(question);
});

describe('words of a model', () => {
  beforeEach(() =>
    addItems(given.server, given.person, [
      bad('The parcel came late.'),
      bad('A late parcel again.'),
      bad('The parcel is lost.'),
    ]),
  );

  test('stand around the same numbers, with placeholders filled and citations kept', async () => {
    given.model.behave(says('There are {{main}} negative items [1]. One says {{quote 2}}.'));
    const answer = await ask(question);
    expect(answer).toMatchObject({ written_by: 'model', notice: null });
    expect(answer.response).toMatch(/^There are 3 negative items \[1\]\. One says “[^”]+” \[2\]\./);
    expect(answer.figures[0]?.figure.value).toBe(3);
  });

  test.each([
    ['a number of its own', 'There are 77 negative items [1].'],
    ['a number in words', 'There are {{main}} negative items, a thousand more than before [1].'],
    ['a citation of nothing', 'There are {{main}} negative items [9].'],
    ['a placeholder of nothing', 'There are {{main}} and {{secret}} negative items [1].'],
    ['no fact at all', 'People are generally unhappy.'],
    ['words that nobody said', 'There are {{main}} negative items because the chief executive resigned [1].'],
    ['markup alone', '<script>alert(1)</script>'],
  ])('with %s are left out for the built-in answer', async (_name, text) => {
    given.model.behave(says(text));
    const answer = await ask(question);
    expect(answer).toMatchObject({
      written_by: 'built_in',
      status: 'partial',
      notice: expect.any(String) as string,
    });
    expect(answer.response).toContain('There are 3 negative items.');
  });

  test('lose links, pictures and markup', async () => {
    given.model.behave(
      says(
        'There are <b>{{main}}</b> negative items ![x](https://evil.example/a.png) [items](https://evil.example) [1].',
      ),
    );
    const answer = await ask(question);
    expect(answer.written_by).toBe('model');
    expect(JSON.stringify(answer.paragraphs[0])).not.toMatch(/evil|http|<b>|!\[/);
  });

  test('hold nothing of another workspace: its words never reach the model', async () => {
    const neighbour = await signUp(given.server);
    await addItems(given.server, neighbour, [bad('Secret quokka project is late.')]);
    forgiven();
    await ask(question);
    expect(given.model.prompts.length).toBeGreaterThan(0);
    expect(given.model.prompts.join()).not.toContain('quokka');
    expect(given.model.prompts.join()).not.toContain(given.person.email);
  });
});

describe('[R8] a model that fails', () => {
  beforeEach(() => addItems(given.server, given.person, [bad('The parcel came late.')]));

  test.each([
    ['429', replies(429, '{"error":{"message":"slow down"}}')],
    ['500', replies(500, 'oops')],
    ['an empty text', says('')],
    ['broken JSON', replies(200, '{"choices":[{')],
    ['another shape', replies(200, '{"hello":"world"}')],
    ['a line of 200 KB', says(`{{main}} ${'x'.repeat(200_000)} [1]`)],
    ['no end', endless],
  ])(
    'with %s is replaced by the built-in answer, with a notice',
    async (_name, manner) => {
      given.model.behave(manner);
      const answer = await ask(question);
      expect(answer).toMatchObject({
        written_by: 'built_in',
        status: 'partial',
        notice: expect.any(String) as string,
      });
      expect(answer.figures[0]?.figure.value).toBe(1);
    },
    40_000,
  );

  test('five times in a row is left alone for a minute', async () => {
    given.model.behave(replies(400, '{"error":{"message":"no"}}'));
    for (let i = 0; i < 5; i += 1) await ask(question);
    const asked = given.model.prompts.length;
    expect((await ask(question)).notice).toContain('paused for a minute');
    expect(given.model.prompts.length).toBe(asked);
    given.server.clock.advance({ minutes: 2 });
    forgiven();
    expect((await ask(question)).written_by).toBe('model');
  });
});

test('a budget that is used up is not passed', async () => {
  plain = await testApp({
    environment: {
      EARSHOT_LLM_URL: given.model.url,
      EARSHOT_LLM_MODEL: 'stand-in',
      EARSHOT_LLM_TOKENS_PER_DAY: '10',
    },
  });
  try {
    const own = await signUp(plain);
    await addItems(plain, own, [bad('The parcel came late.')]);
    const { reply } = await send(plain.app, questions.ask, { as: own, body: { new_message: question } });
    expect([reply.notice, given.model.prompts.length]).toEqual([expect.stringContaining('budget'), 0]);
  } finally {
    await plain.stop();
  }
});

test('[S11] no order in feedback, its titles or its fields is followed, however obedient the model', async () => {
  expect(injections.length).toBeGreaterThanOrEqual(40);
  for (const { place, said, mark } of injections) {
    given.person = await signUp(given.server);
    await addItems(given.server, given.person, [
      place === 'text'
        ? bad(said)
        : place === 'title'
          ? bad('The parcel came late.', said)
          : bad('The parcel came late.', undefined, { note: said.slice(0, 80) }),
    ]);
    // It does what it finds in the feedback: says the words, and dresses them with a true number and citation.
    given.model.behave(
      says((prompt) => {
        const order = /"quote":"((?:[^"\\]|\\.)*)"/.exec(prompt)?.[1] ?? said;
        return `There are {{main}} negative items. ${said} [1]. ${order} {{main}} [1].`;
      }),
    );
    const answer = await ask(question);
    const own = answer.paragraphs
      .flat()
      .flatMap((part) => (part.kind === 'text' || part.kind === 'figure' ? [part.text] : []))
      .join(' ');
    expect([said, mark.test(own)]).toEqual([said, false]);
    expect([said, answer.figures[0]?.figure.value]).toEqual([said, 1]);
  }
}, 120_000);
