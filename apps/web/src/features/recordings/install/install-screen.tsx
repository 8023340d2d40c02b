import { roleAllows } from '@earshot/contracts/call';
import type { Site, SiteOrigin } from '@earshot/contracts/recordings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { sitesQuery } from '../recordings.queries.ts';
import { SiteLostMasking } from '../lost-masking/site-lost-masking.tsx';
import { SiteOrigins } from '../site-origins/site-origins.tsx';
import { siteOriginsWords } from '../site-origins/site-origins.words.ts';
import { SiteSettings } from '../site-settings/site-settings.tsx';
import { SiteWidget } from '../widget/site-widget.tsx';
import { siteWidgetWords } from '../widget/site-widget.words.ts';
import { AddSite } from './add-site.tsx';
import { FoldedRow } from './folded-row.tsx';
import { installWords } from './install.words.ts';
import { SignIdentities } from './sign-identities.tsx';
import { SiteSetUp } from './site-set-up.tsx';
import styles from './install-screen.module.css';

const lookAgainMs = 3000;

/** The line that goes into a site's pages, and a live look whether it works. */
export function InstallScreen() {
  const query = useQuery({
    ...sitesQuery,
    // Until the first visit this screen waits for it, and until recordings are masked that are to be.
    refetchInterval: ({ state }) => (state.data?.sites.some(isWaitedFor) ? lookAgainMs : false),
  });
  return (
    <div className={styles.screen}>
      <PageHead
        title={installWords.title}
        lead={
          <>
            {installWords.lead} <a href={paths.recorderDocs}>{installWords.docs}</a>
          </>
        }
      />
      <QueryView query={query} what={installWords.what}>
        {({ sites }) => <Sites sites={sites} />}
      </QueryView>
    </div>
  );
}

function isWaitedFor({ first_seen_at: seen, lost_masking: lost }: Site): boolean {
  return seen === null || (lost !== null && lost.is_asked && lost.masked_count < lost.recording_count);
}

function Sites({ sites }: { sites: readonly Site[] }) {
  const [search, setSearch] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const session = useSession();
  const mayAdd = session.status === 'signed_in' && roleAllows(session.session.role, 'admin');
  const choose = (siteId: number) => {
    setSearch({ site: String(siteId) }, { replace: true });
    setAdding(false);
  };
  const chosen = sites.find(({ site_id: id }) => String(id) === search.get('site')) ?? sites[0];
  if (!chosen) {
    if (!mayAdd) return <EmptyState sentence={installWords.adminsOnly} />;
    return (
      <>
        <h2 className="h">{installWords.first}</h2>
        <AddSite onAdded={choose} />
        <Masked />
      </>
    );
  }
  return (
    <>
      {sites.length > 1 && (
        <Select
          label={installWords.which}
          options={sites.map(({ site_id: id, name }) => ({ value: String(id), label: name }))}
          value={String(chosen.site_id)}
          onChange={(id) => choose(Number(id))}
        />
      )}
      <SiteLostMasking key={`lost ${chosen.site_id}`} site={chosen} />
      <SiteSetUp key={chosen.site_id} site={chosen} />
      <Rows key={`rows ${chosen.site_id}`} site={chosen} />
      {mayAdd &&
        (isAdding ? (
          <AddSite onAdded={choose} />
        ) : (
          <div className={styles.another}>
            <Button size="sm" onClick={() => setAdding(true)}>
              {installWords.another}
            </Button>
          </div>
        ))}
    </>
  );
}

/** What can wait until the site is seen, each behind its line. */
function Rows({ site }: { site: Site }) {
  const { rows } = installWords;
  const count = (wanted: readonly SiteOrigin['state'][]) =>
    site.origins.filter(({ state }) => wanted.includes(state)).length;
  const waiting = count(['learnt', 'unknown']);
  const allowed = count(['allowed']);
  const originsSay = waiting > 0 ? rows.originsWait(waiting) : rows.originsAllowed(allowed);
  return (
    <>
      <FoldedRow title={rows.settings} says={rows.settingsSays}>
        <SiteSettings site={site} />
        <Masked />
      </FoldedRow>
      <FoldedRow
        title={siteOriginsWords.title}
        says={waiting + allowed > 0 ? originsSay : rows.originsNone}
        isUrgent={waiting > 0}
      >
        <SiteOrigins site={site} />
      </FoldedRow>
      <FoldedRow
        title={siteWidgetWords.title}
        says={site.settings.feedback_widget ? siteWidgetWords.isOn : siteWidgetWords.isOff}
      >
        <SiteWidget site={site} />
      </FoldedRow>
      <FoldedRow
        title={installWords.signing.title}
        says={site.identity_secret_since === null ? rows.unsigned : rows.signed}
      >
        <SignIdentities site={site} />
      </FoldedRow>
    </>
  );
}

function Masked() {
  return (
    <section className={styles.masked}>
      <h2 className="h rule-head">{installWords.masked}</h2>
      <ul>
        {installWords.maskedLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h2 className="h rule-head">{installWords.notMasked}</h2>
      <ul>
        {installWords.notMaskedLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="sm sec">{installWords.all}</p>
      <p className="sm sec">{installWords.more}</p>
      <p className="sm sec">{installWords.consent}</p>
    </section>
  );
}
