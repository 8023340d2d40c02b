import { market } from '@earshot/contracts/market';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { CopyText } from '../../ui/inputs/copy-text.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { memberReportWords as words, reportActionWords } from './market.words.ts';
import { reportAddress } from './report-link.ts';

interface ShareMarketReportProps {
  reportId: string;
  onClose: () => void;
}

/** Shows the link by which anybody reads a report, and makes a new one. */
export function ShareMarketReport({ reportId, onClose }: ShareMarketReportProps) {
  const queryClient = useQueryClient();
  const key = ['market', 'share', reportId];
  const link = useQuery({
    queryKey: key,
    queryFn: () => send(market.shareReport, { body: { market_report_id: reportId } }),
    // The link is a secret: it is not kept longer than it is shown.
    ...{ gcTime: 0, retry: false },
  });
  const renewal = useMutation({
    mutationFn: () => send(market.shareReport, { body: { market_report_id: reportId, renew: true } }),
    onSuccess: (next) => {
      queryClient.setQueryData(key, next);
    },
  });
  return (
    <Dialog opened onClose={onClose} title={words.shareTitle}>
      <div className="col g4">
        <p className="sec">{words.shareLead}</p>
        <QueryView query={link} what={words.link}>
          {({ readable_until: until, ...given }) => (
            <>
              <CopyText
                key={given.token}
                label={words.link}
                text={reportAddress(given)}
                copy={reportActionWords.copy}
                copied={words.copied}
              />
              <p className="sm mut">
                {words.until} <DateTime iso={until} />.
              </p>
            </>
          )}
        </QueryView>
        {renewal.error && <Alert meaning="bad">{problemSentence(renewal.error)}</Alert>}
        <div>
          <Button size="sm" busy={renewal.isPending} onClick={() => renewal.mutate()}>
            {words.renew}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
