import { FindScreen } from '../../features/feedback/find/find-screen.tsx';
import { ViewBar } from '../../features/views/view-bar.tsx';

/** The question screen with the saved views beside its filters. */
export function FindWithViews() {
  return <FindScreen views={({ filter, question }) => <ViewBar filter={filter} question={question} />} />;
}
