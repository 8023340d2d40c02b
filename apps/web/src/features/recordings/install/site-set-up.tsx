import type { Site } from '@earshot/contracts/recordings';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { siteSettingsWords } from '../site-settings/site-settings.words.ts';
import { CodeToCopy } from './code-to-copy.tsx';
import { installWords } from './install.words.ts';
import { snippets, type Snippet } from './snippets.ts';
import styles from './install-screen.module.css';

/** What goes into the pages of a site, and whether it is seen. */
export function SiteSetUp({ site }: { site: Site }) {
  const ways = snippets(window.location.origin, site.key);
  const [chosen, setChosen] = useState<Snippet['id']>('tag');
  const way = ways.find(({ id }) => id === chosen);
  return (
    <section className={styles.site} aria-label={site.name}>
      <Select
        label={installWords.ways}
        options={ways.map(({ id, label }) => ({ value: id, label }))}
        value={chosen}
        onChange={setChosen}
      />
      {way && (
        <>
          <p>{way.how}</p>
          <CodeToCopy label={installWords.put} text={way.text} />
        </>
      )}
      <Seen site={site} />
    </section>
  );
}

function Seen({ site }: { site: Site }) {
  if (!site.settings.record) return <Alert meaning="warn">{siteSettingsWords.off}</Alert>;
  if (site.first_seen_at === null) {
    return (
      <div className={styles.seen} role="status">
        <p className="b">{installWords.waiting}</p>
        <p className="sm sec">{installWords.missing}</p>
      </div>
    );
  }
  return (
    <div className={styles.seen} role="status">
      <Alert meaning="good">
        {site.seen_on === null ? installWords.seenWithout : installWords.seen(site.seen_on)}
      </Alert>
      <ButtonLink variant="ink" to={`${paths.replay}?site=${site.site_id}`}>
        {installWords.watch}
      </ButtonLink>
    </div>
  );
}
