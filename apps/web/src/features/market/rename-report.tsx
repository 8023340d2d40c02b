import type { MarketReportInList } from '@earshot/contracts/market';
import { market } from '@earshot/contracts/market';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { fieldError } from '../../lib/api-problem.ts';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { memberReportWords as words } from './market.words.ts';

interface RenameReportProps {
  listing: MarketReportInList;
  onClose: () => void;
}

/** Gives a report another name. */
export function RenameReport({ listing, onClose }: RenameReportProps) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(listing.name);
  const change = useMutation({
    mutationFn: () =>
      send(market.renameReport, {
        body: { market_report_id: listing.market_report_id, name: name.trim() },
      }),
    onSuccess: async () => {
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['market'] });
    },
  });
  const [isTried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (name.trim() !== '') change.mutate();
  };
  return (
    <FormDialog
      title={words.renameTitle}
      onClose={onClose}
      onSubmit={submit}
      action={words.save}
      pending={change.isPending}
      error={change.error}
    >
      <TextInput
        label={words.name}
        value={name}
        error={isTried && name.trim() === '' ? words.nameMissing : fieldError(change.error, '#/body/name')}
        onChange={(event) => setName(event.target.value)}
        data-autofocus
      />
    </FormDialog>
  );
}
