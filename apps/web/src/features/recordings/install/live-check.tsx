import type { Site } from '@earshot/contracts/recordings';
import { useEffect, useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { siteOriginsWords } from '../site-origins/site-origins.words.ts';
import { siteSettingsWords } from '../site-settings/site-settings.words.ts';
import { agoText } from './ago-text.ts';
import { installWords as words } from './install.words.ts';
import styles from './live-check.module.css';

const tickMs = 1000;

/** Whether a visit was seen, and since when; what to check while none was. */
export function LiveCheck({ site }: { site: Site }) {
  if (!site.settings.record) return <Alert meaning="warn">{siteSettingsWords.off}</Alert>;
  return (
    <div className={styles.check}>
      {/* Read out once; what is seen goes on counting. */}
      <span className="vh" role="status">
        {site.first_seen_at === null ? words.waiting : words.recordingNow}
      </span>
      {site.first_seen_at === null ? <Waiting site={site} /> : <Seen site={site} at={site.first_seen_at} />}
    </div>
  );
}

function Waiting({ site }: { site: Site }) {
  const refused = site.origins.filter(({ refused_count: count }) => count > 0);
  return (
    <>
      <p className={styles.line}>
        <span className={styles.dot} />
        <b>{words.waiting}</b>
        <span className="sec">{words.openYourSite}</span>
      </p>
      {refused.length > 0 && (
        <Alert meaning="warn">
          {words.refused(refused.map(({ origin }) => siteOriginsWords.nameOf(origin)).join(', '))}
        </Alert>
      )}
      <div>
        <p className="sm b">{words.nothingYet}</p>
        <ul className={styles.reasons}>
          {words.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Seen({ site, at }: { site: Site; at: string }) {
  const [now, setNow] = useState(() => Date.now());
  const ago = agoText(now - Date.parse(at));
  const ticks = ago !== null;
  useEffect(() => {
    if (!ticks) return;
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [ticks]);
  return (
    <p className={styles.line}>
      <span className={`${styles.dot} ${styles.on}`} />
      <span className={styles.says}>
        <b>
          {words.recording} {ago ?? <DateTime iso={at} />}
        </b>
        {site.seen_on !== null && <span className="sec"> {words.from(site.seen_on)}</span>}
      </span>
      <ButtonLink variant="ink" size="sm" to={`${paths.replay}?site=${site.site_id}`}>
        {words.watch}
      </ButtonLink>
    </p>
  );
}
