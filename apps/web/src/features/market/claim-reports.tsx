import { market } from '@earshot/contracts/market';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { claimableQuery } from './market.queries.ts';
import { analyzeWords as words } from './market.words.ts';

/** Offers the reports that the reader asked for before there was an account; nothing without any. */
export function ClaimReports() {
  const queryClient = useQueryClient();
  const { data } = useQuery(claimableQuery);
  const claim = useMutation({
    mutationFn: () => send(market.claim),
    onSuccess: async ({ claimed }) => {
      showToast(words.claimed(claimed));
      await queryClient.invalidateQueries({ queryKey: ['market'] });
    },
    onError: (error) => showToast(whatAndWhy(words.notClaimed, problemSentence(error))),
  });
  if (!data?.count) return null;
  return (
    <div style={{ marginTop: 20, maxWidth: 620 }}>
      <Alert>
        <div className="row wrap between">
          <span>{words.claimable(data.count)}</span>
          <Button size="sm" busy={claim.isPending} onClick={() => claim.mutate()}>
            {words.claim}
          </Button>
        </div>
      </Alert>
    </div>
  );
}
