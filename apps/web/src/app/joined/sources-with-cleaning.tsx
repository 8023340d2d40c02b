import { BookmarkSection } from '../../features/capture/bookmark-section.tsx';
import { CleaningSection } from '../../features/cleaning/cleaning-section.tsx';
import { SourcesScreen } from '../../features/sources/sources-screen.tsx';

/** The sources, and the cleaning of what came from them before, and the bookmark button. */
export function SourcesWithCleaning() {
  return <SourcesScreen cleaning={<CleaningSection />} capture={<BookmarkSection />} />;
}
