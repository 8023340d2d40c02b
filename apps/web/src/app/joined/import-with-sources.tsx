import { useQuery } from '@tanstack/react-query';
import { ImportScreen } from '../../features/imports/import-screen.tsx';
import { sourcesQuery } from '../../features/sources/sources.queries.ts';

/** The import screen, knowing the sources a file can be added to. */
export function ImportWithSources() {
  const { data } = useQuery(sourcesQuery);
  return <ImportScreen sources={data?.sources ?? []} />;
}
