import { useQuery } from '@tanstack/react-query';
import { ApiProblem } from '../../../lib/api-problem.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { OwnReplay } from './own-replay.tsx';
import { recordingQuery } from '../recordings.queries.ts';
import { replayWords } from './replay.words.ts';
import { ReplayWaiting } from './replay-waiting.tsx';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One recording, named by `session_id` in the address. */
export function ReplayScreen({ sessionId }: { sessionId: string }) {
  const isNamed = uuid.test(sessionId);
  const recording = useQuery({ ...recordingQuery(sessionId), enabled: isNamed });
  if (!isNamed) return <NotHere sentence={replayWords.noId} />;
  if (recording.error instanceof ApiProblem && recording.error.status === 404 && !recording.data)
    return <NotHere sentence={replayWords.notFound} />;
  return (
    <QueryView query={recording} what="The recording" waiting={<ReplayWaiting />}>
      {(given) => <OwnReplay key={sessionId} given={given} />}
    </QueryView>
  );
}

function NotHere({ sentence }: { sentence: string }) {
  return (
    <>
      <h1 className="vh">{replayWords.title}</h1>
      <EmptyState
        sentence={sentence}
        action={
          <ButtonLink variant="ink" to={paths.replay}>
            {replayWords.toList}
          </ButtonLink>
        }
      />
    </>
  );
}
