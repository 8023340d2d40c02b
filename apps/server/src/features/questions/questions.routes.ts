import { questions } from '@earshot/contracts/questions';
import type { FastifyInstance } from 'fastify';
import { bind, bindEither } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { FirstQuestions } from '../onboarding/onboarding.service.ts';
import { streamAnswer, wantsStream } from './answer-stream.ts';
import { Asker } from './ask.ts';
import { getAnswer, listAnswers, saveAnswer, unsaveAnswer } from './questions.service.ts';

export function questionsRoutes(app: FastifyInstance, deps: Deps): void {
  const asker = new Asker(deps);
  const firstQuestions = new FirstQuestions(deps);

  bindEither(app, questions.ask, async ({ body, request }, caller, reply) => {
    await firstQuestions.note(caller.workspaceId);
    if (!wantsStream(request)) return asker.ask(caller, body);
    return streamAnswer(reply, deps.log, (tell) => asker.ask(caller, body, tell));
  });
  bind(app, questions.answer, ({ query }, caller) => getAnswer(deps, caller, query.answer_id));
  bind(app, questions.saved, async (_input, caller) => ({ answers: await listAnswers(deps, caller) }));
  bind(app, questions.save, ({ body }, caller) => saveAnswer(deps, caller, body));
  bind(app, questions.unsave, async ({ body }, caller) => {
    await unsaveAnswer(deps, caller, body.answer_id);
    return { unsaved: true } as const;
  });
}
