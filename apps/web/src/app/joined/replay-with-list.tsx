import { RecordingsList } from '../../features/recordings/list/recordings-list.tsx';
import { RecordingsScreen } from '../../features/recordings/recordings-screen.tsx';

/** Recordings: the list, or the one that the address names. */
export function ReplayWithList() {
  return <RecordingsScreen list={<RecordingsList />} />;
}
