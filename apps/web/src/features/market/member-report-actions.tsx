import type { MarketReportInList } from '@earshot/contracts/market';
import { market } from '@earshot/contracts/market';
import type { MarketReport } from '@earshot/contracts/market/market-report';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ConfirmByName } from '../../ui/overlays/confirm-by-name.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { memberReportWords as words } from './market.words.ts';
import { MoreActions } from './more-actions.tsx';
import { RenameReport } from './rename-report.tsx';
import { KeepReport, StopReport } from './report-actions.tsx';
import { ScheduleReport } from './schedule-report.tsx';
import { ShareMarketReport } from './share-market-report.tsx';
import { isOver } from './use-heard-report.ts';

interface MemberReportActionsProps {
  listing: MarketReportInList;
  report: MarketReport;
  mayChange: boolean;
  /** The report is made again from now on, or was called off: listen anew. */
  onMadeAnew: () => void;
  /** How the whole report goes to the roadmap. */
  toRoadmap: { label: string; onSend: () => void } | undefined;
}

type Asked = 'share' | 'schedule' | 'rename' | 'delete';

/** What a member can do with a report. */
export function MemberReportActions({
  listing,
  report,
  mayChange,
  onMadeAnew,
  toRoadmap,
}: MemberReportActionsProps) {
  const id = listing.market_report_id;
  const body = { market_report_id: id };
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['market'] });
  const again = useMutation({
    mutationFn: () => send(market.runAgain, { body }),
    onSuccess: async () => {
      showToast(words.startedAgain);
      await refresh();
      onMadeAnew();
    },
    onError: (error) => showToast(whatAndWhy(words.notStarted, problemSentence(error))),
  });
  const removal = useMutation({
    mutationFn: () => send(market.removeReport, { body }),
    onSuccess: async () => {
      showToast(words.removed);
      await navigate(paths.marketReports);
      queryClient.removeQueries({ queryKey: ['market', 'one', id] });
      await queryClient.invalidateQueries({ queryKey: ['market', 'list'] });
    },
  });
  return (
    <div className="row wrap">
      {mayChange &&
        (isOver(report) ? (
          <Button size="sm" busy={again.isPending} onClick={() => again.mutate()}>
            <Icon name="refresh" size="s" />
            {words.again}
          </Button>
        ) : (
          <StopReport
            stop={() => send(market.cancelReport, { body })}
            onStopped={async () => {
              await refresh();
              onMadeAnew();
            }}
          />
        ))}
      {mayChange && (
        <Button size="sm" onClick={() => setAsked('share')}>
          <Icon name="link" size="s" />
          {words.share}
        </Button>
      )}
      <KeepReport report={report} />
      {mayChange && (
        <MoreActions
          entries={[
            ...(toRoadmap && isOver(report)
              ? [
                  {
                    ...{ kind: 'action' as const, label: toRoadmap.label, icon: 'route' as const },
                    onSelect: toRoadmap.onSend,
                  },
                ]
              : []),
            {
              ...{ kind: 'action', label: words.schedule, icon: 'calendar' },
              onSelect: () => setAsked('schedule'),
            },
            { ...{ kind: 'action', label: words.rename, icon: 'edit' }, onSelect: () => setAsked('rename') },
            {
              ...{ kind: 'action', label: words.remove, icon: 'trash', danger: true },
              onSelect: () => setAsked('delete'),
            },
          ]}
        />
      )}
      {asked === 'share' && <ShareMarketReport reportId={id} onClose={close} />}
      {asked === 'schedule' && <ScheduleReport listing={listing} onClose={close} />}
      {asked === 'rename' && <RenameReport listing={listing} onClose={close} />}
      <ConfirmByName
        opened={asked === 'delete'}
        onClose={close}
        title={words.removeTitle}
        consequence={words.removeConsequence}
        name={listing.name}
        action={words.remove}
        pending={removal.isPending}
        error={removal.error}
        onConfirm={() => removal.mutate()}
      />
    </div>
  );
}
