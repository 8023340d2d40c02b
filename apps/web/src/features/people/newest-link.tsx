import type { PersonInList } from '@earshot/contracts/people';
import { Link } from 'react-router';
import { itemPath } from '../../lib/feedback-paths.ts';
import { DateTime } from '../../ui/text/date-time.tsx';
import { listWords } from './people.words.ts';

/** When somebody last said something, which leads there. */
export function NewestLink({ newest, name }: { newest: PersonInList['newest']; name: string }) {
  return (
    <Link to={itemPath(newest.review_id)} title={listWords.newestOf(name)}>
      {newest.said_at ? <DateTime iso={newest.said_at} /> : listWords.noDate}
    </Link>
  );
}
