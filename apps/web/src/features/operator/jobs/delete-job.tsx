import { operator, type FailedJob } from '@earshot/contracts/operator';
import { send } from '../../../lib/api-client.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { jobsWords as words, jobWords } from '../operator.words.ts';
import { useOperatorChange } from '../use-operator-change.ts';

/** Asks before a failed job is deleted. */
export function DeleteJob({ job, onClose }: { job: FailedJob | null; onClose: () => void }) {
  const remove = useOperatorChange(
    (job_id: string) => send(operator.deleteJob, { body: { job_id } }),
    () => words.deleted,
  );
  return (
    <ConfirmDialog
      opened={job !== null}
      onClose={onClose}
      title={words.deleteTitle}
      action={words.delete}
      pending={remove.isPending}
      onConfirm={() => job && remove.mutate(job.job_id, { onSettled: onClose })}
    >
      {job && words.deleteText(jobWords(job.queue))}
    </ConfirmDialog>
  );
}
