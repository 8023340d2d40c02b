import type { CallBody } from '@earshot/contracts/call';
import type { Answer, AnswerEvent } from '@earshot/contracts/questions';
import type { ProblemBody } from '@earshot/contracts/call/problems';
import { questions } from '@earshot/contracts/questions';
import { authHeader, signOutWhenRefused } from '../../lib/api-client.ts';
import { eventsOf } from '../../lib/event-stream.ts';
import { ApiProblem, problemOf, unreachable } from '../../lib/api-problem.ts';

export type AskBody = CallBody<typeof questions.ask>;

/**
 * Asks, and hears the answer as it is made.
 *
 * @returns the whole answer
 * @throws ApiProblem for every failure, also for one on the way
 */
export async function askStreamed(
  body: AskBody,
  hear: (event: AnswerEvent) => void,
  signal: AbortSignal,
): Promise<Answer> {
  const headers: Record<string, string> = {
    accept: 'text/event-stream',
    'content-type': 'application/json',
    ...authHeader(),
  };
  const lost = (cause: unknown): never => {
    if (signal.aborted) throw cause;
    throw unreachable();
  };
  const request = { method: questions.ask.method, headers, body: JSON.stringify(body), signal };
  const reply = await fetch(questions.ask.path, request).catch(lost);
  if (!reply.ok) {
    const problem = problemOf(reply.status, await reply.text(), reply.headers.get('retry-after'));
    throw signOutWhenRefused(problem, headers.authorization);
  }
  if (!reply.body || !reply.headers.get('content-type')?.includes('event-stream'))
    return (await reply.json()) as Answer;
  let whole: Answer | undefined;
  try {
    for await (const { event: name, data } of eventsOf(reply.body)) {
      const event = { event: name, data } as AnswerEvent;
      if (event.event === 'failed') throw new ApiProblem(event.data as ProblemBody);
      if (event.event === 'done') whole = event.data;
      hear(event);
    }
  } catch (cause) {
    if (cause instanceof ApiProblem) throw cause;
    lost(cause);
  }
  return whole ?? lost(undefined);
}
