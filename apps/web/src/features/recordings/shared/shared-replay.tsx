import type { SharedRecording } from '@earshot/contracts/recording-shares';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { formatDay } from '../../../lib/format.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { fetchSharedAssets } from '../replay/player/fetch-assets.ts';
import { fetchSharedSegment } from '../replay/player/fetch-segment.ts';
import { ReplayView } from '../replay/replay-view.tsx';
import { ReplayWaiting } from '../replay/replay-waiting.tsx';
import { isGone } from './is-gone.ts';
import { SharedHead } from './shared-head.tsx';
import { sharedRecordingQuery } from './shared.queries.ts';
import { sharedReplayWords } from './shared.words.ts';
import { sharedReplayKey } from './shared-replay-path.ts';
import { useLinkEnd } from './use-link-end.ts';
import styles from './shared.module.css';

/** A session as anybody watches it who has a link to it; search engines are told to leave it alone. */
export function SharedReplay() {
  const key = sharedReplayKey(useLocation().hash);
  return (
    <div className={styles.watched}>
      <title>{`${sharedReplayWords.title} · Earshot`}</title>
      <meta name="robots" content="noindex" />
      {key === null ? <GoneLink /> : <Shared key={key} token={key} />}
    </div>
  );
}

function Shared({ token }: { token: string }) {
  const recording = useQuery(sharedRecordingQuery(token));
  if (isGone(recording.error)) return <GoneLink />;
  return (
    <QueryView query={recording} what={sharedReplayWords.what} waiting={<ReplayWaiting />}>
      {(given) => <Watched token={token} given={given} />}
    </QueryView>
  );
}

function Watched({ token, given }: { token: string; given: SharedRecording }) {
  const hasEnded = useLinkEnd(token);
  if (hasEnded) return <GoneLink />;
  return (
    <ReplayView
      given={given}
      parts={given.parts}
      source={{
        fetchSegment: (segment) => fetchSharedSegment(token, segment),
        fetchAssets: (addresses) => fetchSharedAssets(token, addresses),
      }}
      head={() => <SharedHead given={given} note={sharedReplayWords.note(formatDay(given.expires_at))} />}
    />
  );
}

function GoneLink() {
  return (
    <>
      <h1 className="display d36">{sharedReplayWords.title}</h1>
      <Alert meaning="bad">{sharedReplayWords.gone}</Alert>
    </>
  );
}
