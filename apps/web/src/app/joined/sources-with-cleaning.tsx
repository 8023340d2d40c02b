import { CleaningSection } from '../../features/cleaning/cleaning-section.tsx';
import { SourcesScreen } from '../../features/sources/sources-screen.tsx';

/** The sources, and the cleaning of what came from them before. */
export function SourcesWithCleaning() {
  return <SourcesScreen cleaning={<CleaningSection />} />;
}
