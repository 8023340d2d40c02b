import { reports, type Report } from '@earshot/contracts/reports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { paths } from '../../lib/paths.ts';
import { ConfirmByName } from '../../ui/overlays/confirm-by-name.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { useReportsChanged } from './use-reports-changed.ts';
import { reportWords } from './reports.words.ts';

interface DeleteReportProps {
  report: Pick<Report, 'report_id' | 'name'>;
  opened: boolean;
  onClose: () => void;
}

/** Deletes a report, by its name; the toast brings it back. */
export function DeleteReport({ report: { report_id: id, name }, opened, onClose }: DeleteReportProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const changed = useReportsChanged();
  const restore = useMutation({
    mutationFn: () => send(reports.restore, { body: { report_id: id } }),
    onSuccess: changed,
    onError: (error) => showToast(whatAndWhy(reportWords.notRestored, problemSentence(error))),
  });
  const remove = useMutation({
    mutationFn: () => send(reports.remove, { body: { report_id: id } }),
    onSuccess: async () => {
      await navigate(paths.reports);
      queryClient.removeQueries({ queryKey: ['reports', 'one', id] });
      showToast(reportWords.deleted(name), () => restore.mutate());
      await changed();
    },
  });
  return (
    <ConfirmByName
      opened={opened}
      onClose={onClose}
      title={reportWords.deleteTitle}
      consequence={reportWords.consequence}
      name={name}
      action={reportWords.delete}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
    />
  );
}
