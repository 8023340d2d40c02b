import { operator, type FailedJob } from '@earshot/contracts/operator';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { send } from '../../../lib/api-client.ts';
import { formatCount } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { SkeletonSentence } from '../../../ui/states/skeleton.tsx';
import { DeleteJob } from './delete-job.tsx';
import { FailedJobRow } from './failed-job-row.tsx';
import { MoreRows } from '../more-rows.tsx';
import { failedJobsQuery } from '../operator.queries.ts';
import { jobsWords as words, jobWords, operatorWords } from '../operator.words.ts';
import { useOperatorChange } from '../use-operator-change.ts';

interface FailedJobsProps {
  /** Shows this kind alone; without it, `?queue=` of the address may name one. */
  queue?: string;
}

/** Jobs whose attempts are used up. */
export function FailedJobs({ queue: only }: FailedJobsProps) {
  const [search] = useSearchParams();
  const queue = only ?? search.get('queue') ?? undefined;
  const list = useInfiniteQuery(failedJobsQuery(queue));
  const [deleting, setDeleting] = useState<FailedJob | null>(null);
  const retry = useOperatorChange(
    (job: FailedJob) => send(operator.retryJob, { body: { job_id: job.job_id } }),
    () => words.retried,
  );
  const retryAll = useOperatorChange(
    (kind: string) => send(operator.retryFailedJobs, { body: { queue: kind } }),
    ({ retried }) => words.retriedAll(retried),
  );
  return (
    <section className="col g3">
      <div className="row wrap between">
        <h2 className="display d22">{words.failedTitle}</h2>
        {queue !== undefined && only === undefined && (
          <span className="row wrap sec">
            {words.onlyOf(jobWords(queue))}
            <Link to={paths.operatorJobs}>{words.allKinds}</Link>
          </span>
        )}
      </div>
      <QueryView query={list} what="The failed jobs" waiting={<SkeletonSentence />}>
        {({ pages }) => {
          const jobs = pages.flatMap((page) => page.jobs);
          const all = pages[0]?.total_count ?? 0;
          if (jobs.length === 0) {
            const none = queue === undefined ? words.noneFailed : words.noneFailedOf(jobWords(queue));
            return <EmptyState sentence={none} />;
          }
          return (
            <>
              <p className="sec">{words.failedLead}</p>
              <div className="card">
                {jobs.map((job) => (
                  <FailedJobRow
                    key={job.job_id}
                    job={job}
                    pending={retry.isPending && retry.variables.job_id === job.job_id}
                    onRetry={() => retry.mutate(job)}
                    onDelete={() => setDeleting(job)}
                  />
                ))}
              </div>
              <div className="row wrap">
                <MoreRows query={list} />
                {queue !== undefined && (
                  <Button busy={retryAll.isPending} onClick={() => retryAll.mutate(queue)}>
                    {words.retryAll(all)}
                  </Button>
                )}
                <span className="sm mut" role="status">
                  {operatorWords.shown(formatCount(jobs.length), formatCount(all))}
                </span>
              </div>
            </>
          );
        }}
      </QueryView>
      <DeleteJob job={deleting} onClose={() => setDeleting(null)} />
    </section>
  );
}
