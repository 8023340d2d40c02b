import type { ConcernedSite } from '@earshot/contracts/operator-server';
import type { Deps } from '../deps.ts';
import { concernedEverywhere, lostMaskingOf } from '../recordings/lost-masking/lost-masking.service.ts';

/** Sites of all workspaces of which recordings may show text that they ask to mask. */
export async function listConcernedSites(deps: Pick<Deps, 'database'>): Promise<ConcernedSite[]> {
  const places = await concernedEverywhere(deps);
  return places.flatMap(({ workspaceId, workspaceName, sites }) =>
    sites.map((site) => ({
      workspace_id: workspaceId,
      workspace_name: workspaceName,
      site_id: site.siteId,
      site_name: site.name,
      ...lostMaskingOf(site),
    })),
  );
}
