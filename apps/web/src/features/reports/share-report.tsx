import { reports, shareDays, type ReportShare } from '@earshot/contracts/reports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { MakeLink } from '../../ui/overlays/make-link.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { sharedReportAddress } from './report-paths.ts';
import { shareWords } from './reports.words.ts';

interface ShareReportProps {
  opened: boolean;
  onClose: () => void;
  reportId: string;
  runId: string;
  /** Links to any run of the report. */
  shares: readonly ReportShare[];
}

type Days = (typeof shareDays)[number];

/** Makes links to a run, and takes them back. */
export function ShareReport({ opened, onClose, ...rest }: ShareReportProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={shareWords.title}>
      <ShareForm {...rest} />
    </Dialog>
  );
}

function ShareForm({ reportId, runId, shares }: Omit<ShareReportProps, 'opened' | 'onClose'>) {
  const queryClient = useQueryClient();
  const [days, setDays] = useState<Days>(30);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['reports'] });
  const make = useMutation({
    mutationFn: () => send(reports.share, { body: { report_id: reportId, run_id: runId, days } }),
    onSuccess: refresh,
  });
  const revoke = useMutation({
    mutationFn: (shareId: string) => send(reports.unshare, { body: { share_id: shareId } }),
    onSuccess: async () => {
      make.reset();
      showToast(shareWords.revoked);
      await refresh();
    },
    onError: (error) => showToast(whatAndWhy(shareWords.notRevoked, problemSentence(error))),
  });
  return (
    <div className="col g4">
      <p className="sec">{shareWords.lead}</p>
      <MakeLink
        words={shareWords}
        choices={shareDays}
        days={days}
        onDays={setDays}
        pending={make.isPending}
        error={make.error}
        address={make.data && sharedReportAddress(make.data.token)}
        onMake={() => make.mutate()}
      />
      <h3 className="h">{shareWords.open}</h3>
      {shares.length === 0 && <p className="sm mut">{shareWords.none}</p>}
      {shares.map(({ share_id: id, shared_by: by, shared_at: at, expires_at: until }) => (
        <div key={id} className="row between wrap">
          <p className="sm">
            <DateTime iso={at} withTime /> {shareWords.of} {by}, {shareWords.until} <DateTime iso={until} />
          </p>
          <Button size="sm" busy={revoke.isPending} onClick={() => revoke.mutate(id)}>
            {shareWords.revoke}
          </Button>
        </div>
      ))}
    </div>
  );
}
