import type { FeedbackItemDetail } from '@earshot/contracts/feedback';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  accountPath,
  checkItemPath,
  feedbackListPath,
  importPath,
  personPath,
} from '../../../lib/feedback-paths.ts';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { cardWords, filterWords, speakerWords } from '../feedback.words.ts';
import { itemWords } from './item.words.ts';
import { FactList } from './fact-list.tsx';
import { ratingText } from '../item-names.ts';
import { SentimentMark } from '../sentiment-mark.tsx';

/** What is known about an item; what it shares with others leads to them. */
export function ItemFacts({ item }: { item: FeedbackItemDetail }) {
  const { engine } = item;
  const facts: [name: string, value: ReactNode][] = [
    [itemWords.said, item.said_at ? <DateTime iso={item.said_at} withTime /> : cardWords.noDate],
    [itemWords.source, shared(item.source_name, { source_ids: [item.source_id] })],
  ];
  if (item.author) {
    facts.push([
      itemWords.author,
      <Link to={personPath(item.author.id)}>{item.author.name ?? cardWords.unnamed}</Link>,
    ]);
  }
  if (item.account)
    facts.push([itemWords.account, <Link to={accountPath(item.account.id)}>{item.account.name}</Link>]);
  facts.push(
    [itemWords.rating, item.rating ? ratingText(item.rating) : itemWords.noRating],
    [
      itemWords.sentiment,
      <>
        <SentimentMark sentiment={item.sentiment} />
        <span className="mut">
          {', '}
          {speakerWords[item.sentiment_by]}
          {engine.sentiment !== null &&
            engine.sentiment !== item.sentiment &&
            `, ${itemWords.engineSays(filterWords.sentiment[engine.sentiment])}`}
        </span>{' '}
        <Link to={checkItemPath(item.review_id, 'sentiment')}>
          {itemWords.check}
          <span className="vh"> ({itemWords.sentiment})</span>
        </Link>
      </>,
    ],
    [
      itemWords.language,
      <>
        {filterWords.language(item.language)}
        {engine.language !== null && (
          <span className="mut">
            , {itemWords.saidByPerson}
            {engine.language !== item.language &&
              `, ${itemWords.engineSays(filterWords.language(engine.language))}`}
          </span>
        )}{' '}
        <Link to={checkItemPath(item.review_id, 'language')}>
          {itemWords.check}
          <span className="vh"> ({itemWords.language})</span>
        </Link>
      </>,
    ],
    [itemWords.received, <DateTime iso={item.received_at} withTime />],
  );
  if (item.edited_at) facts.push([itemWords.edited, <DateTime iso={item.edited_at} withTime />]);
  if (item.external_id) facts.push([itemWords.externalId, <span className="mono">{item.external_id}</span>]);
  if (item.import_id) {
    facts.push([itemWords.import, <Link to={importPath(item.import_id)}>{itemWords.openImport}</Link>]);
  }
  return <FactList title={itemWords.facts} facts={facts} />;
}

function shared(name: string, filter: FeedbackFilter): ReactNode {
  return <Link to={feedbackListPath(filter)}>{name}</Link>;
}
