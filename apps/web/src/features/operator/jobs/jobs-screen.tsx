import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { SkeletonTable } from '../../../ui/states/skeleton.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { OperatorFrame } from '../operator-frame.tsx';
import { queuesQuery } from '../operator.queries.ts';
import { jobsWords } from '../operator.words.ts';
import { QueueTable } from './queue-table.tsx';

/** Background work: what failed for good with its error, then every kind of job with how many there are. */
export function JobsScreen() {
  const queues = useQuery(queuesQuery);
  return (
    <OperatorFrame>
      <FailedJobs />
      <section className="col g3">
        <h2 className="display d22">{jobsWords.queuesTitle}</h2>
        <QueryView query={queues} what="The jobs" waiting={<SkeletonTable columns={5} rows={8} lines={2} />}>
          {({ queues: states }) => <QueueTable queues={states} />}
        </QueryView>
      </section>
    </OperatorFrame>
  );
}
