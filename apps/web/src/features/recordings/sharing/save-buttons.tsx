import { recordingShares, type GivenParts } from '@earshot/contracts/recording-shares';
import type { Span } from '@earshot/replay-format/playing/quiet-spans';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../../ui/states/what-and-why.ts';
import { sharingWords } from './sharing.words.ts';

interface SaveButtonsProps {
  sessionId: string;
  /** Null: the whole session. */
  part: Span | null;
  parts: GivenParts;
  disabled: boolean;
}

/** Downloads what would be shared. */
export function SaveButtons({ sessionId, part, parts, disabled }: SaveButtonsProps) {
  const save = useMutation({
    mutationFn: (form: 'html' | 'jsonl') =>
      send(recordingShares.save, { body: { session_id: sessionId, parts, form, ...part } }),
    onSuccess: ({ path }) => window.location.assign(path),
    onError: (error) => showToast(whatAndWhy(sharingWords.notSaved, problemSentence(error))),
  });
  return (
    <section className="col g2">
      <h3 className="h">{sharingWords.file}</h3>
      <p className="sm sec">{sharingWords.fileLead}</p>
      <div className="row wrap">
        {(['html', 'jsonl'] as const).map((form) => (
          <Button
            key={form}
            size="sm"
            disabled={disabled}
            busy={save.isPending}
            onClick={() => save.mutate(form)}
          >
            <Icon name="download" size="s" />
            {sharingWords[form]}
          </Button>
        ))}
      </div>
    </section>
  );
}
