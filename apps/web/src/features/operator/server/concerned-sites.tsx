import { operatorServer, type ConcernedSite } from '@earshot/contracts/operator-server';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api-client.ts';
import { LostMasking } from '../../../ui/lost-masking/lost-masking.tsx';
import { lostMaskingWords as words } from '../../../ui/lost-masking/lost-masking.words.ts';
import { concernedSitesQuery } from '../operator.queries.ts';
import { useOperatorChange } from '../use-operator-change.ts';

/** Sites whose recordings may show text that they ask to mask; nothing where there is none. */
export function ConcernedSites() {
  const { data } = useQuery(concernedSitesQuery);
  if (!data || data.sites.length === 0) return null;
  return (
    <section className="col g3">
      <h2 className="display d22">{words.title}</h2>
      <p className="sec">{words.why}</p>
      <ul className="col g4" style={{ padding: 0, listStyle: 'none' }}>
        {data.sites.map((site) => (
          <Concerned key={`${site.workspace_id} ${site.site_id}`} site={site} />
        ))}
      </ul>
    </section>
  );
}

function Concerned({ site }: { site: ConcernedSite }) {
  const { workspace_id, site_id } = site;
  const mending = useOperatorChange(
    (how: 'mask' | 'delete') => send(operatorServer.mendRecordings, { body: { workspace_id, site_id, how } }),
    () => words.started,
  );
  return (
    <li className="col g2">
      <h3 className="b">
        {site.workspace_name}, {site.site_name}
      </h3>
      <LostMasking lost={site} busy={mending.isPending} onMend={(how) => mending.mutate(how)} />
    </li>
  );
}
