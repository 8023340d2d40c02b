import { BookmarkSection } from '../../features/capture/bookmark-section.tsx';
import { CleaningSection } from '../../features/cleaning/cleaning-section.tsx';
import { HealthSection } from '../../features/connections/health-section.tsx';
import { SourcesScreen } from '../../features/sources/sources-screen.tsx';

/** The sources with their health, and the cleaning of what came from them before, and the bookmark button. */
export function SourcesWithCleaning() {
  return (
    <SourcesScreen health={<HealthSection />} cleaning={<CleaningSection />} capture={<BookmarkSection />} />
  );
}
