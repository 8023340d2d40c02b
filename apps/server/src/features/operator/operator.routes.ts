import { operator } from '@earshot/contracts/operator';
import { operatorInbox } from '@earshot/contracts/operator-inbox';
import { operatorServer } from '@earshot/contracts/operator-server';
import type { FastifyInstance } from 'fastify';
import { bind, bindPublic } from '../../platform/http/bind.ts';
import { getMessage, listMessages, setMessageState } from '../contact/inbox.service.ts';
import type { Deps } from '../deps.ts';
import { askToMend } from '../recordings/lost-masking/lost-masking.service.ts';
import { listConcernedSites } from './concerned-sites.service.ts';
import { health } from './health.service.ts';
import { deleteJob, failedJobs, queueStates, retryFailedJobs, retryJob } from './jobs.service.ts';
import { sendMailNow, waitingMail } from './mail-queue.service.ts';
import { addOperator, listOperators, removeOperator } from './operators.service.ts';
import { refusals } from './refusals.service.ts';
import { checkSetUpLink, useSetUpLink } from './set-up.service.ts';
import { askToMeasure, storage } from './storage.service.ts';

const done = { done: true } as const;

export function operatorRoutes(app: FastifyInstance, deps: Deps): void {
  bindPublic(app, operator.checkSetUpLink, async ({ body }) => {
    await checkSetUpLink(deps, body.token);
    return { usable: true } as const;
  });
  bind(app, operator.useSetUpLink, async ({ body }, caller) => {
    await useSetUpLink(deps, caller, body.token);
    return done;
  });
  bind(app, operator.listOperators, async () => ({ operators: await listOperators(deps) }));
  bind(app, operator.addOperator, async ({ body }, caller) => {
    await addOperator(deps, caller, body.email);
    return done;
  });
  bind(app, operator.removeOperator, async ({ body }, caller) => {
    await removeOperator(deps, caller, body.user_id);
    return done;
  });
  bind(app, operator.listQueues, async () => ({ queues: await queueStates(deps) }));
  bind(app, operator.listFailedJobs, ({ query }) => failedJobs(deps, query));
  bind(app, operator.retryJob, async ({ body }) => {
    await retryJob(deps, body.job_id);
    return done;
  });
  bind(app, operator.retryFailedJobs, async ({ body }) => ({
    retried: await retryFailedJobs(deps, body.queue),
  }));
  bind(app, operator.deleteJob, async ({ body }) => {
    await deleteJob(deps, body.job_id);
    return done;
  });

  bind(app, operatorServer.getHealth, () => health(deps));
  bind(app, operatorServer.getStorage, ({ query }) => storage(deps, query));
  bind(app, operatorServer.measureStorage, async () => {
    await askToMeasure(deps);
    return { asked: true } as const;
  });
  bind(app, operatorServer.listWaitingMail, ({ query }) => waitingMail(deps, query));
  bind(app, operatorServer.sendMailNow, async ({ body }) => {
    await sendMailNow(deps, body.job_id);
    return { asked: true } as const;
  });
  bind(app, operatorServer.listConcernedSites, async () => ({ sites: await listConcernedSites(deps) }));
  bind(app, operatorServer.mendRecordings, async ({ body }) => {
    await askToMend(deps, body.workspace_id, body.site_id, body.how);
    return { asked: true } as const;
  });
  bind(app, operatorServer.listRefusals, ({ query }) => refusals(deps, query));

  bind(app, operatorInbox.listMessages, ({ query }) => listMessages(deps, query));
  bind(app, operatorInbox.getMessage, ({ query }) => getMessage(deps, query.message_id));
  bind(app, operatorInbox.setMessageState, async ({ body }) => ({
    before: await setMessageState(deps, body.message_id, body.state),
  }));
}
