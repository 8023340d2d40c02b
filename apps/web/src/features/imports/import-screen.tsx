import type { Source } from '@earshot/contracts/sources';
import { useSearchParams } from 'react-router';
import { ImportStart } from './start/import-start.tsx';
import { ImportWizard } from './steps/import-wizard.tsx';

/** One import when the address names it, else a place to start one and the list of earlier ones. */
export function ImportScreen({ sources }: { sources: readonly Source[] }) {
  const [search] = useSearchParams();
  const importId = search.get('import_id');
  return importId ? <ImportWizard key={importId} importId={importId} sources={sources} /> : <ImportStart />;
}
