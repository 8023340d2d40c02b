import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TestApp, TestAppOptions } from '../app.ts';
import type { LlmServer } from '../stand-ins/llm-server.ts';
import { llmServer } from '../stand-ins/llm-server.ts';
import type { Given } from '../person-each.ts';
import { personEach } from '../person-each.ts';

/** The settings that make a server ask this model. */
export function asksModel({ url }: LlmServer): NonNullable<TestAppOptions['environment']> {
  return { EARSHOT_LLM_URL: url, EARSHOT_LLM_MODEL: 'stand-in', EARSHOT_LLM_KEY: 'not-a-secret' };
}

/** As {@link personEach}, of a server that asks a model, which each test finds unasked and without a fault. */
export function modelEach<App extends TestApp>(
  start: (options: TestAppOptions) => Promise<App>,
): Given<App> & { readonly model: LlmServer } {
  let model: LlmServer | undefined;
  const known = () => {
    if (!model) throw new Error('There is a model only while tests run');
    return model;
  };
  beforeAll(async () => {
    model = await llmServer();
  });
  // Registered first, so that it stops last.
  afterAll(() => model?.stop());
  const given = personEach(() => start({ environment: asksModel(known()) }));
  beforeEach(() => {
    // Whatever failed in the test before is forgiven.
    given.server.clock.advance({ minutes: 2 });
    known().prompts.length = 0;
  });
  return {
    get server() {
      return given.server;
    },
    get person() {
      return given.person;
    },
    set person(next) {
      given.person = next;
    },
    get model() {
      return known();
    },
  };
}
