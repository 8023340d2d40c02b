import type { IdeaEvidence } from '@earshot/contracts/ideas';
import { useQuery } from '@tanstack/react-query';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { filterSize } from '../../lib/filter-params.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { formatCounted } from '../../lib/format.ts';
import { itemsFoundQuery } from '../../lib/items-found-query.ts';
import { marketReportPath } from '../../lib/market-report-path.ts';
import { paths } from '../../lib/paths.ts';
import { evidenceNames, goneWords, ideaWords, inReport, saidWords, sendWords } from './ideas.words.ts';
import styles from './ideas.module.css';

export interface FiltersInWords {
  /** Which items a filter means, told by whoever knows feedback. */
  filterInWords: (filter: FeedbackFilter) => ReactNode;
}

interface EvidenceListProps extends FiltersInWords {
  evidence: readonly IdeaEvidence[];
}

/** What an idea rests on, each opening what it stands for; what is gone says so. */
export function EvidenceList({ evidence, filterInWords }: EvidenceListProps) {
  return (
    <ul className={styles.evidence} aria-label={ideaWords.evidence}>
      {evidence.map((one, place) => (
        <li key={place}>
          <EvidenceSays evidence={one} filterInWords={filterInWords} />
        </li>
      ))}
    </ul>
  );
}

/** The kind of a piece of evidence, and what it says now. */
export function EvidenceSays({ evidence, filterInWords }: FiltersInWords & { evidence: IdeaEvidence }) {
  return (
    <>
      <span className={styles.kind}>{evidenceNames[evidence.kind]}</span>{' '}
      <span>
        {evidence.gone === null ? (
          <Standing evidence={evidence} filterInWords={filterInWords} />
        ) : (
          <Gone gone={evidence.gone} />
        )}
      </span>
    </>
  );
}

function Gone({ gone }: { gone: NonNullable<IdeaEvidence['gone']> }) {
  return <span className="mut">{goneWords[gone]}</span>;
}

function Standing({ evidence, filterInWords }: FiltersInWords & { evidence: IdeaEvidence }) {
  const { kind, text, report, said, items } = evidence;
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
      {kind === 'feedback' && items && (
        <Sent filter={items.filters} text={text} filterInWords={filterInWords} />
      )}
      {items && <ItemCount items={items} />}
    </>
  );
}

/** Of the own feedback that was sent: by what it was narrowed down, beside the question or alone. */
function Sent({
  filter,
  text,
  filterInWords,
}: FiltersInWords & { filter: FeedbackFilter; text: string | null }) {
  if (filterSize(filter) === 0) return text === null && <>{sendWords.allItems}, </>;
  return (
    <>
      <bdi>{filterInWords(filter)}</bdi>,{' '}
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
