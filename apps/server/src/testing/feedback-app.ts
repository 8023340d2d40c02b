import type { Worker } from 'node:worker_threads';
import type { CallBody } from '@earshot/contracts/call';
import { feedback } from '@earshot/contracts/feedback';
import { pino } from 'pino';
import { EngineThread } from '../features/feedback/find/engine-thread.ts';
import type { TestApp } from './app.ts';
import { testApp } from './app.ts';
import type { Person } from './people.ts';
import { personEach } from './person-each.ts';
import type { Sent } from './send.ts';
import { send } from './send.ts';

/** The app with a real text engine. */
export interface FeedbackApp extends TestApp {
  /** Ends the engine's thread as a crash would. */
  killEngine: () => Promise<unknown>;
}

class MortalEngine extends EngineThread {
  worker: Worker | undefined;

  protected override startWorker(): Worker {
    this.worker = super.startWorker();
    return this.worker;
  }
}

export async function feedbackApp(): Promise<FeedbackApp> {
  let engine: MortalEngine | undefined;
  const server = await testApp({
    engine: (database) => (engine = new MortalEngine({ database, log: pino({ level: 'silent' }) })),
  });
  return { ...server, killEngine: () => engine?.worker?.terminate() ?? Promise.resolve() };
}

/** Adds items as an integration would. */
export function addItems(
  { app }: Pick<TestApp, 'app'>,
  as: Person,
  items: unknown[],
  { source = 'Widget', headers = {} }: { source?: string; headers?: Record<string, string> } = {},
): Promise<Sent<typeof feedback.addFeedback>> {
  return send(app, feedback.addFeedback, { as, body: { source: { name: source }, items }, headers });
}

export function findItems(
  { app }: Pick<TestApp, 'app'>,
  as: Person,
  body: CallBody<typeof feedback.getFeedback> = {},
): Promise<Sent<typeof feedback.getFeedback>> {
  return send(app, feedback.getFeedback, { as, body });
}

/** A server with a real text engine for a file's tests, a person for each, and how that person adds and finds items. */
export function feedbackEach() {
  const given = personEach(feedbackApp);
  return {
    given,
    add: (items: unknown[], options?: Parameters<typeof addItems>[3]) =>
      addItems(given.server, given.person, items, options),
    find: (body?: CallBody<typeof feedback.getFeedback>, as = given.person) =>
      findItems(given.server, as, body),
  };
}
