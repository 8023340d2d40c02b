import type { MarketReportInList } from '@earshot/contracts/market';
import { market, marketSchedules } from '@earshot/contracts/market';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { memberReportWords as words, scheduleNames } from './market.words.ts';

interface ScheduleReportProps {
  listing: MarketReportInList;
  onClose: () => void;
}

/** Has a report made again by itself, and its reader told of what changed. */
export function ScheduleReport({ listing, onClose }: ScheduleReportProps) {
  const queryClient = useQueryClient();
  const [schedule, setSchedule] = useState(listing.schedule);
  const [tellsMe, setTellsMe] = useState(listing.tells_me);
  const change = useMutation({
    mutationFn: () =>
      send(market.setSchedule, {
        body: {
          ...{ market_report_id: listing.market_report_id, schedule },
          tell_me: tellsMe && schedule !== 'none',
        },
      }),
    onSuccess: async () => {
      showToast(words.saved);
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['market'] });
    },
  });
  return (
    <FormDialog
      title={words.scheduleTitle}
      onClose={onClose}
      onSubmit={() => change.mutate()}
      action={words.save}
      pending={change.isPending}
      error={change.error}
    >
      <p className="sec">{words.scheduleLead}</p>
      <Select
        label={words.when}
        value={schedule}
        options={marketSchedules.map((value) => ({ value, label: scheduleNames[value] }))}
        onChange={setSchedule}
      />
      {schedule !== 'none' && (
        <Checkbox
          label={words.tellMe}
          checked={tellsMe}
          onChange={(event) => setTellsMe(event.target.checked)}
        />
      )}
    </FormDialog>
  );
}
