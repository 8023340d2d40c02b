import { fitTopicJob, linkItemsJob, previewTopicJob } from '../../jobs/fit-topics.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import type { JobDeps } from '../job-deps.ts';
import { fitTopicOf } from './fit/fit-topic.ts';
import { linkItemsOf } from './fit/link-items.ts';
import { workOutPreview } from './fit/work-out-preview.ts';

export const topicHandlers: Handler<JobDeps>[] = [
  handle(fitTopicJob, ({ workspaceId, topicId }, deps) => fitTopicOf(deps, workspaceId, topicId)),
  handle(previewTopicJob, ({ workspaceId, previewId }, deps) => workOutPreview(deps, workspaceId, previewId)),
  handle(linkItemsJob, ({ workspaceId }, deps) => linkItemsOf(deps, workspaceId)),
];
