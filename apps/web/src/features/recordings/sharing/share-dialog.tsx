import { recordingShareDays, recordingShares, type GivenParts } from '@earshot/contracts/recording-shares';
import type { Span } from '@earshot/replay-format/playing/quiet-spans';
import type { ReplayPlayer } from '@earshot/replay-format/playing/replay-player';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { MakeLink } from '../../../ui/overlays/make-link.tsx';
import { Segmented } from '../../../ui/inputs/segmented.tsx';
import { sharedReplayAddress } from '../shared/shared-replay-path.ts';
import { LinkList } from './link-list.tsx';
import { PartFields } from './part-fields.tsx';
import { readPart, writtenPart } from './part-of-time.ts';
import { linksQuery } from './sharing.queries.ts';
import { SaveButtons } from './save-buttons.tsx';
import { sharingWords } from './sharing.words.ts';

interface ShareProps {
  sessionId: string;
  player: ReplayPlayer;
  whole: Span;
  /** What is offered first; null: the whole session. */
  part: Span | null;
}

interface ShareDialogProps extends ShareProps {
  opened: boolean;
  onClose: () => void;
}

/** Makes links to a session or a part of it, and takes them back. */
export function ShareDialog({ opened, onClose, ...rest }: ShareDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={sharingWords.title}>
      <ShareForm {...rest} />
    </Dialog>
  );
}

const noParts: GivenParts = {
  person: false,
  metadata: false,
  console: false,
  network: false,
  feedback: false,
};
const partNames = Object.keys(noParts) as (keyof GivenParts)[];
type Days = (typeof recordingShareDays)[number];
const ranges = ['whole', 'part'] as const;

function ShareForm({ sessionId, player, whole, part }: ShareProps) {
  const queryClient = useQueryClient();
  const [range, setRange] = useState<(typeof ranges)[number]>(part ? 'part' : 'whole');
  const [written, setWritten] = useState(() => writtenPart(part ?? whole, whole));
  const [parts, setParts] = useState(noParts);
  const [days, setDays] = useState<Days>(30);
  const read = range === 'part' ? readPart(written, whole) : null;
  const isWrong = read !== null && 'fault' in read;
  const make = useMutation({
    mutationFn: () =>
      send(recordingShares.share, {
        body: { session_id: sessionId, days, parts, ...(read !== null && !('fault' in read) && read) },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: linksQuery(sessionId).queryKey }),
  });
  return (
    <div className="col g4">
      <p className="sec">{sharingWords.lead}</p>
      <Segmented
        label={sharingWords.range}
        options={ranges.map((value) => ({ value, label: sharingWords[value] }))}
        value={range}
        onChange={setRange}
      />
      {range === 'part' && <PartFields player={player} whole={whole} value={written} onChange={setWritten} />}
      <fieldset className="col g2">
        <legend className="sm sec" style={{ padding: 0, marginBottom: 6 }}>
          {sharingWords.parts}
        </legend>
        {partNames.map((name) => (
          <Checkbox
            key={name}
            label={sharingWords.part_[name]}
            checked={parts[name]}
            onChange={(event) => setParts({ ...parts, [name]: event.target.checked })}
          />
        ))}
      </fieldset>
      <MakeLink
        words={sharingWords}
        choices={recordingShareDays}
        days={days}
        onDays={setDays}
        disabled={isWrong}
        pending={make.isPending}
        error={make.error}
        address={make.data && sharedReplayAddress(make.data.token)}
        onMake={() => make.mutate()}
      />
      <SaveButtons
        sessionId={sessionId}
        part={read !== null && !('fault' in read) ? read : null}
        parts={parts}
        disabled={isWrong}
      />
      <LinkList sessionId={sessionId} whole={whole} onRevoked={() => make.reset()} />
    </div>
  );
}
