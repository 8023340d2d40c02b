import { recordingShares } from '@earshot/contracts/recording-shares';
import type { Span } from '@earshot/replay-format/playing/quiet-spans';
import type { ReplayPlayer } from '@earshot/replay-format/playing/replay-player';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { PartFields } from './part-fields.tsx';
import { readPart, writtenPart } from './part-of-time.ts';
import { clipsQuery } from './sharing.queries.ts';
import { sharingWords } from './sharing.words.ts';

interface ClipProps {
  sessionId: string;
  player: ReplayPlayer;
  whole: Span;
  part: Span | null;
  onClose: () => void;
}

/** Names a part of the session and keeps it. */
export function ClipDialog({ opened, ...rest }: ClipProps & { opened: boolean }) {
  return (
    <Dialog opened={opened} onClose={rest.onClose} title={sharingWords.clipTitle} size="sm">
      <ClipForm {...rest} />
    </Dialog>
  );
}

/** Of a clip for which nothing is marked: what comes next. */
const usualMs = 10_000;

function ClipForm({ sessionId, player, whole, part, onClose }: ClipProps) {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [written, setWritten] = useState(() => {
    const from = Math.min(player.state().at, whole.to - 1000);
    return writtenPart(part ?? { from, to: Math.min(whole.to, from + usualMs) }, whole);
  });
  const read = readPart(written, whole);
  const save = useMutation({
    mutationFn: (span: Span) =>
      send(recordingShares.createClip, { body: { session_id: sessionId, name, ...span } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: clipsQuery(sessionId).queryKey });
      showToast(sharingWords.saved);
      onClose();
    },
  });
  return (
    <form
      className="col g4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!('fault' in read)) save.mutate(read);
      }}
    >
      <p className="sec">{sharingWords.clipLead}</p>
      <TextInput
        label={sharingWords.clipName}
        value={name}
        required
        maxLength={120}
        data-autofocus
        onChange={(event) => setName(event.target.value)}
      />
      <PartFields player={player} whole={whole} value={written} onChange={setWritten} />
      {save.error && <Alert meaning="bad">{problemSentence(save.error)}</Alert>}
      <div className="row">
        <Button type="submit" variant="ink" disabled={'fault' in read || !name.trim()} busy={save.isPending}>
          {sharingWords.save}
        </Button>
      </div>
    </form>
  );
}
