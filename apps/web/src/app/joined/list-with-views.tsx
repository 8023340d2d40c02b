import { ListScreen } from '../../features/feedback/list/list-screen.tsx';
import { ViewBar } from '../../features/views/view-bar.tsx';

/** All feedback with the saved views in its head. */
export function ListWithViews() {
  return <ListScreen views={(filter) => <ViewBar filter={filter} question="" />} />;
}
