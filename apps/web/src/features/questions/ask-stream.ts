import type { CallBody } from '@earshot/contracts/call';
import type { Answer, AnswerEvent } from '@earshot/contracts/questions';
import type { ProblemBody } from '@earshot/contracts/problems';
import { questions } from '@earshot/contracts/questions';
import { authHeader, signOutWhenRefused } from '../../lib/api-client.ts';
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
  const take = (block: string) => {
    const event = eventOf(block);
    if (event?.event === 'failed') throw new ApiProblem(event.data as ProblemBody);
    if (event?.event === 'done') whole = event.data;
    if (event) hear(event);
  };
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch(lost);
    if (done) break;
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    blocks.forEach(take);
  }
  return whole ?? lost(undefined);
}

/** One event of a stream; null for a comment or a line that keeps it open. */
function eventOf(block: string): AnswerEvent | null {
  const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
  return event && data ? ({ event, data: JSON.parse(data) as unknown } as AnswerEvent) : null;
}
