import type { Site } from '@earshot/contracts/recordings';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toast-store.ts';
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
      {way && <SnippetText {...way} />}
      <Seen site={site} />
    </section>
  );
}

function SnippetText({ how, text }: Snippet) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(installWords.copied);
    } catch {
      showToast(installWords.notCopied);
    }
  };
  return (
    <>
      <p>{how}</p>
      <div className={styles.snippet}>
        <pre tabIndex={0} aria-label={installWords.put}>
          <code>{text}</code>
        </pre>
        <Button size="sm" onClick={() => void copy()}>
          {installWords.copy}
        </Button>
      </div>
    </>
  );
}

function Seen({ site }: { site: Site }) {
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
