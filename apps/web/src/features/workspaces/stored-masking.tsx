import { personalData, personalKinds, type PersonalDataSettings } from '@earshot/contracts/personal-data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { ConfirmByName } from '../../ui/overlays/confirm-by-name.tsx';
import { Progress } from '../../ui/states/progress.tsx';
import { privacyWords } from './personal-data.words.ts';
import { personalDataQuery } from './workspaces.queries.ts';

interface StoredMaskingProps {
  settings: PersonalDataSettings;
  /** To be typed before what is stored is masked; null for who may not. */
  workspaceName: string | null;
}

/** Says what of the choice does not hold yet for what was stored before, and masks that too. */
export function StoredMasking({ settings, workspaceName }: StoredMaskingProps) {
  const { run, unmasked } = settings;
  if (run?.state === 'running') {
    const label = privacyWords.running(run.items_done, run.item_count);
    return (
      <div className="col g2" role="status">
        <p>{label}.</p>
        <Progress share={run.item_count === 0 ? 0 : run.items_done / run.item_count} label={label} />
      </div>
    );
  }
  const readable = [
    ...unmasked.kinds.map((kind) => personalKinds[kind].name),
    ...(unmasked.people ? [privacyWords.names] : []),
  ];
  if (readable.length === 0) {
    return run?.state === 'done' ? <Alert meaning="good">{privacyWords.done(run.items_masked)}</Alert> : null;
  }
  return (
    <>
      {run?.state === 'failed' && run.error !== null && <Alert meaning="bad">{run.error}</Alert>}
      <Alert meaning="warn">
        <div className="col g2">
          <p>{privacyWords.stored(listed(readable))}</p>
          {workspaceName !== null && <MaskStored workspaceName={workspaceName} />}
        </div>
      </Alert>
    </>
  );
}

function MaskStored({ workspaceName }: { workspaceName: string }) {
  const queryClient = useQueryClient();
  const [asks, setAsks] = useState(false);
  const mask = useMutation({
    mutationFn: () => send(personalData.maskStored, {}),
    onSuccess: (settings) => {
      setAsks(false);
      queryClient.setQueryData(personalDataQuery.queryKey, settings);
    },
  });
  return (
    <div>
      <Button onClick={() => setAsks(true)}>{privacyWords.maskStored}</Button>
      <ConfirmByName
        opened={asks}
        onClose={() => setAsks(false)}
        title={privacyWords.confirmTitle}
        consequence={privacyWords.consequence}
        name={workspaceName}
        action={privacyWords.action}
        pending={mask.isPending}
        error={mask.error}
        onConfirm={() => mask.mutate()}
      />
    </div>
  );
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names.map(inSentence));
}

/** Abbreviations keep their capitals. */
function inSentence(name: string): string {
  return /^[A-Z]{2}/.test(name) ? name : name.slice(0, 1).toLowerCase() + name.slice(1);
}
