import type { IdeaEvidence } from '@earshot/contracts/ideas';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { formatCounted } from '../../lib/format.ts';
import { itemsFoundQuery } from '../../lib/items-found-query.ts';
import { marketReportPath } from '../../lib/market-report-path.ts';
import { paths } from '../../lib/paths.ts';
import { evidenceNames, goneWords, ideaWords, inReport, saidWords, sendWords } from './ideas.words.ts';
import styles from './ideas.module.css';

/** What an idea rests on, each opening what it stands for; what is gone says so. */
export function EvidenceList({ evidence }: { evidence: readonly IdeaEvidence[] }) {
  return (
    <ul className={styles.evidence} aria-label={ideaWords.evidence}>
      {evidence.map((one, place) => (
        <li key={place}>
          <span className={styles.kind}>{evidenceNames[one.kind]}</span>
          <span>{one.gone === null ? <Standing evidence={one} /> : <Gone gone={one.gone} />}</span>
        </li>
      ))}
    </ul>
  );
}

function Gone({ gone }: { gone: NonNullable<IdeaEvidence['gone']> }) {
  return <span className="mut">{goneWords[gone]}</span>;
}

function Standing({ evidence: { kind, text, report, said, items } }: { evidence: IdeaEvidence }) {
  if (report) {
    return (
      <>
        <Link to={marketReportPath(report.market_report_id, report.key)}>
          <bdi>{text}</bdi>
        </Link>
        {said && <>, {saidWords(said)}</>}
        {kind !== 'market_report' && report.name !== null && (
          <span className="mut"> {inReport(report.name)}</span>
        )}
      </>
    );
  }
  return (
    <>
      {text !== null && (
        <>
          <bdi>{text}</bdi>,{' '}
        </>
      )}
      {items && <ItemCount items={items} />}
    </>
  );
}

/** The items of the workspace's own feedback that evidence finds, counted by the call that its link makes. */
export function ItemCount({ items }: { items: NonNullable<IdeaEvidence['items']> }) {
  const { filters, search_term: searchTerm } = items;
  const count = useQuery(itemsFoundQuery({ filters, ...(searchTerm !== null && { searchTerm }) }));
  if (count.data === undefined) {
    return <span className="mut">{count.error ? sendWords.notCounted : sendWords.counting}</span>;
  }
  return <Link to={itemsPath(items)}>{formatCounted(count.data, 'item')}</Link>;
}

function itemsPath({ filters, search_term: searchTerm }: NonNullable<IdeaEvidence['items']>): string {
  const list = feedbackListPath(filters);
  if (searchTerm === null) return list;
  const [, query = ''] = list.split('?');
  const address = new URLSearchParams(query);
  address.set('q', searchTerm);
  return `${paths.find}?${address}`;
}
