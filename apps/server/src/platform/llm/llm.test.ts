import { pino } from 'pino';
import { expect, test } from 'vitest';
import { llmServer, silent } from '../../testing/stand-ins/llm-server.ts';
import { openLlm } from './llm.ts';

test('[R8] a model that does not answer is given up in time', async () => {
  const server = await llmServer();
  try {
    server.behave(silent);
    const config = { url: server.url, model: 'stand-in', key: undefined, tokensPerDay: 1000 };
    const deps = { now: Date.now, log: pino({ level: 'silent' }), answerWithinMs: 300 };
    const asked = openLlm(config, deps).write({ system: 'Write.', prompt: 'Why?', maxOutputTokens: 10 });
    await expect(asked).rejects.toMatchObject({ reason: 'failed' });
  } finally {
    await server.stop();
  }
});
