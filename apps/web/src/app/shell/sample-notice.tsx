import { roleAllows } from '@earshot/contracts/call';
import { workspaces } from '@earshot/contracts/workspaces';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { workspaceQuery } from '../../features/workspaces/workspaces.queries.ts';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { Tag } from '../../ui/text/tag.tsx';
import { SampleTour } from './sample-tour.tsx';
import styles from './sample-notice.module.css';

/** Says on every screen that invented feedback is loaded, and removes it with one click. */
export function SampleNotice() {
  const queryClient = useQueryClient();
  const { data } = useQuery(workspaceQuery);
  const remove = useMutation({
    mutationFn: () => send(workspaces.removeSample),
    onSuccess: async () => {
      showToast('Demo data removed.');
      await queryClient.invalidateQueries();
    },
    onError: (error) => showToast(`Could not remove the demo data. ${problemSentence(error)}`),
  });
  if (!data?.has_sample) return null;
  return (
    <div className={styles.notice}>
      <Tag meaning="mark">Sample</Tag>
      <span className={styles.words}>
        Demo data is loaded<span className="only-wide">: an invented product, invented words</span>.
      </span>
      {roleAllows(data.role, 'member') && (
        <button
          type="button"
          className={styles.remove}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {remove.isPending ? 'Removing demo data…' : 'Remove demo data'}
        </button>
      )}
      <SampleTour />
    </div>
  );
}
