import { roleAllows } from '@earshot/contracts/call';
import type { CallReply } from '@earshot/contracts/call';
import type { recordings } from '@earshot/contracts/recordings';
import type { Span } from '@earshot/replay-format/playing/quiet-spans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { feedbackOfRecording } from '../recordings.queries.ts';
import { ClipDialog } from '../sharing/clip-dialog.tsx';
import { ClipsCard } from '../sharing/clips-card.tsx';
import { ShareDialog } from '../sharing/share-dialog.tsx';
import { sharingWords } from '../sharing/sharing.words.ts';
import { fetchAssets } from './player/fetch-assets.ts';
import { fetchSegment } from './player/fetch-segment.ts';
import { GivenFeedback } from './given-feedback.tsx';
import { spanOf } from './player/played-recording.ts';
import { ReplayHead } from './replay-head.tsx';
import { SessionNeighbours } from './session-neighbours.tsx';
import { ReplayView } from './replay-view.tsx';

interface OpenDialog {
  kind: 'share' | 'clip';
  part: Span | null;
}

/** A recording of the workspace that is watched, with what members do with it. */
export function OwnReplay({ given }: { given: CallReply<typeof recordings.get> }) {
  const session = useSession();
  const mayWrite = session.status === 'signed_in' && roleAllows(session.session.role, 'member');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const sessionId = given.recording.session_id;
  const said = useQuery(feedbackOfRecording(sessionId)).data?.items;
  const close = () => setDialog(null);
  return (
    <ReplayView
      given={given}
      said={said}
      source={{
        fetchSegment: (segment) => fetchSegment(sessionId, segment),
        fetchAssets: (addresses) => fetchAssets(sessionId, addresses),
      }}
      head={(player, marked) => (
        <ReplayHead given={given} player={player}>
          <SessionNeighbours sessionId={sessionId} />
          {mayWrite && (
            <Button size="sm" onClick={() => setDialog({ kind: 'share', part: marked })}>
              <Icon name="external" size="s" />
              {sharingWords.share}
            </Button>
          )}
        </ReplayHead>
      )}
      beside={(player, marked) => {
        const rest = { sessionId, player, whole: spanOf(given), part: dialog?.part ?? null };
        return (
          <>
            {said && said.length > 0 && <GivenFeedback items={said} from={rest.whole.from} player={player} />}
            <ClipsCard
              {...rest}
              mayWrite={mayWrite}
              onNew={() => setDialog({ kind: 'clip', part: marked })}
              onShare={(part) => setDialog({ kind: 'share', part })}
            />
            <ShareDialog {...rest} opened={dialog?.kind === 'share'} onClose={close} />
            <ClipDialog {...rest} opened={dialog?.kind === 'clip'} onClose={close} />
          </>
        );
      }}
    />
  );
}
