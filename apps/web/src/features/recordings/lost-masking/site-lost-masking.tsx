import { roleAllows } from '@earshot/contracts/call';
import { recordings, type Site } from '@earshot/contracts/recordings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { LostMasking } from '../../../ui/lost-masking/lost-masking.tsx';
import { lostMaskingWords as words } from '../../../ui/lost-masking/lost-masking.words.ts';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { sitesQuery } from '../recordings.queries.ts';

/** Tells admins that recordings of the site may show text that it asks to mask, and lets them be masked or deleted. */
export function SiteLostMasking({ site }: { site: Site }) {
  const session = useSession();
  const queries = useQueryClient();
  const mending = useMutation({
    mutationFn: (how: 'mask' | 'delete') =>
      send(recordings.mendRecordings, { body: { site_id: site.site_id, how } }),
    onSuccess: async () => {
      showToast(words.started);
      await queries.invalidateQueries({ queryKey: sitesQuery.queryKey });
    },
  });
  const mayDecide = session.status === 'signed_in' && roleAllows(session.session.role, 'admin');
  if (!site.lost_masking || !mayDecide) return null;
  return (
    <Alert meaning="warn">
      <div className="col g2">
        <p className="b">{words.title}</p>
        <p>{words.why}</p>
        <LostMasking
          lost={site.lost_masking}
          busy={mending.isPending}
          onMend={(how) => mending.mutate(how)}
        />
        {mending.error && <p>{problemSentence(mending.error)}</p>}
      </div>
    </Alert>
  );
}
