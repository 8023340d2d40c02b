import type { MarketSource } from '@earshot/contracts/market/market-report';
import type { CitedPlace } from '@earshot/report-view/drawing';
import { webAddress } from '@earshot/report-view/markup';
import { DateTime } from '../../ui/text/date-time.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { buttonClass } from '../../ui/inputs/button-class.ts';
import { SidePanel } from '../../ui/overlays/side-panel.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { quoteWords as words } from './market.words.ts';
import styles from './market-report.module.css';

interface QuoteDrawerProps {
  place: CitedPlace | undefined;
  source: MarketSource | undefined;
  onClose: () => void;
}

/** The proof of a claim: the quote within the stored text, where it stands, and when it was read. */
export function QuoteDrawer({ place, source, onClose }: QuoteDrawerProps) {
  return (
    <SidePanel
      opened={place !== undefined}
      onClose={onClose}
      title={place ? words.title(place.label) : ''}
      side="right"
    >
      {place && <Quote place={place} source={source} />}
    </SidePanel>
  );
}

function Quote({ place: { citation }, source }: { place: CitedPlace; source: MarketSource | undefined }) {
  const { excerpt, quote } = citation;
  const start = excerpt.indexOf(quote);
  const address = webAddress(citation.url);
  return (
    <div className="col g4">
      <div className="row wrap">
        <b className="b">{source?.name}</b>
        <Tag meaning={citation.first_party ? 'good' : 'plain'}>
          {citation.first_party ? words.firstParty : words.thirdParty}
        </Tag>
      </div>
      <blockquote className={`prose ${styles.excerpt}`}>
        “
        <bdi>
          {excerpt.slice(0, start)}
          <mark>{quote}</mark>
          {excerpt.slice(start + quote.length)}
        </bdi>
        ”
      </blockquote>
      <dl className={styles.facts}>
        <dt>{words.page}</dt>
        <dd>
          <bdi>{citation.title}</bdi>
        </dd>
        {citation.said_at !== null && (
          <>
            <dt>{words.said}</dt>
            <dd>
              <DateTime iso={citation.said_at} />
            </dd>
          </>
        )}
        <dt>{words.read}</dt>
        <dd>
          <DateTime iso={citation.fetched_at} withTime />
        </dd>
        <dt>{words.address}</dt>
        <dd className={styles.address}>{citation.url}</dd>
      </dl>
      {address !== null && (
        <a
          className={buttonClass({ size: 'sm' })}
          style={{ alignSelf: 'flex-start' }}
          href={address}
          target="_blank"
          rel="noreferrer noopener nofollow"
        >
          {words.open} <Icon name="external" size="xs" />
        </a>
      )}
    </div>
  );
}
