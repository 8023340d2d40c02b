import { feedbackMoments } from '@earshot/contracts/feedback-moments';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { feedbackOfRecording } from './feedback-of-recording.service.ts';
import { findMomentOfItem } from './find-moment.service.ts';

export function feedbackMomentsRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, feedbackMoments.findMoment, ({ body }, caller) => findMomentOfItem(deps, caller, body.review_id));
  bind(app, feedbackMoments.listFeedback, ({ body }, caller) =>
    feedbackOfRecording(deps, caller, body.session_id),
  );
}
