import { roleAllows } from '@earshot/contracts/call';
import { recordings, type Site } from '@earshot/contracts/recordings';
import { nullOrigin } from '@earshot/contracts/recordings/site-origins';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { sitesQuery } from '../recordings.queries.ts';
import { AddOrigin } from './add-origin.tsx';
import { decidedOf, deciding, type DecidedOrigins } from './decided-origins.ts';
import { OriginRow } from './origin-row.tsx';
import { siteOriginsWords as words } from './site-origins.words.ts';
import styles from './site-origins.module.css';

/** Which origins a site's key is taken from, and what was refused of others. */
export function SiteOrigins({ site }: { site: Site }) {
  const session = useSession();
  const mayDecide = session.status === 'signed_in' && roleAllows(session.session.role, 'admin');
  const queries = useQueryClient();
  const decided = decidedOf(site);
  const saving = useMutation({
    mutationFn: (body: DecidedOrigins) =>
      send(recordings.setSiteOrigins, { body: { site_id: site.site_id, ...body } }),
    onSuccess: async () => {
      showToast(words.saved);
      await queries.invalidateQueries({ queryKey: sitesQuery.queryKey });
    },
  });
  const waiting = site.origins.filter(({ state }) => state === 'learnt').map(({ origin }) => origin);
  return (
    <section className={styles.origins} aria-label={words.title}>
      <p>{words.lead}</p>
      {waiting.length > 0 && (
        <Alert meaning="warn">
          <div className="col g2">
            <p>{words.waiting(waiting.length)}</p>
            {mayDecide && (
              <div className="row">
                <Button
                  size="sm"
                  busy={saving.isPending}
                  onClick={() =>
                    saving.mutate({ ...decided, allowed: [...decided.allowed, ...waiting], learns: false })
                  }
                >
                  {words.allowAll}
                </Button>
              </div>
            )}
          </div>
        </Alert>
      )}
      {site.origins.length === 0 ? (
        <p className="sec">{words.waitingNone}</p>
      ) : (
        <ul className={styles.list}>
          {site.origins.map((known) => (
            <OriginRow
              key={known.origin}
              known={known}
              busy={saving.isPending}
              onDecide={
                mayDecide ? (verdict) => saving.mutate(deciding(decided, known.origin, verdict)) : undefined
              }
            />
          ))}
        </ul>
      )}
      <Checkbox
        label={words.learns}
        checked={site.learns_origins}
        disabled={!mayDecide || saving.isPending}
        onChange={(event) => saving.mutate({ ...decided, learns: event.target.checked })}
      />
      {saving.error && <Alert meaning="bad">{problemSentence(saving.error)}</Alert>}
      {mayDecide ? (
        <AddOrigin
          busy={saving.isPending}
          hasNone={decided.allowed.includes(nullOrigin)}
          onAllow={(origin) => saving.mutate(deciding(decided, origin, 'allowed'))}
        />
      ) : (
        <p className="sm mut">{words.adminsOnly}</p>
      )}
    </section>
  );
}
