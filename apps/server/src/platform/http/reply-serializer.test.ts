import { callGroups } from '@earshot/contracts/call/all-calls';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { replySchema } from './reply-schema.ts';
import { replySerializer } from './reply-serializer.ts';

test('[CALL-8] the reply of every call can be written by its schema', async () => {
  const app = Fastify();
  app.get('/', (_, reply) => {
    const calls = Object.values(callGroups).flatMap((group) => Object.values(group));
    const writers = calls.map((call) => reply.compileSerializationSchema(replySchema(call.reply)));
    return { writers: writers.filter((write) => typeof write === 'function').length, calls: calls.length };
  });
  const { writers, calls } = (await app.inject('/')).json<{ writers: number; calls: number }>();
  expect(calls).toBeGreaterThan(100);
  expect(writers).toBe(calls);
});

test('a reply is written without what its schema does not promise', async () => {
  const serialise = replySerializer(z.object({ kept: z.int(), nested: z.object({ kept: z.string() }) }));
  const app = Fastify();
  app.get('/', (_, reply) =>
    reply
      .type('application/json')
      .send(serialise({ kept: 1, secret: 'x', nested: { kept: '2', secret: 'y' } }, reply)),
  );
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await app.inject('/')).json()).toEqual({ kept: 1, nested: { kept: '2' } });
  }
});
