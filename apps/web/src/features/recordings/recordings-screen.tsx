import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ReplayScreen } from './replay/replay-screen.tsx';

/** The recording that the address names with `session_id`, or else the list of them. */
export function RecordingsScreen({ list }: { list: ReactNode }) {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id');
  return sessionId === null ? list : <ReplayScreen key={sessionId} sessionId={sessionId} />;
}
