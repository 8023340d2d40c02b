import type { LeftOut } from '@earshot/contracts/analytics';
import { Link } from 'react-router';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { formatCounted } from '../../lib/format.ts';
import { leftOutWords } from './analytics.words.ts';

/** What could not be measured or placed, each number with its items. */
export function LeftOutNote({ leftOut }: { leftOut: LeftOut }) {
  const there = (Object.keys(leftOut) as (keyof LeftOut)[]).flatMap((reason) => {
    const left = leftOut[reason];
    return left && left.count > 0 ? [{ reason, ...left }] : [];
  });
  if (there.length === 0) return null;
  return (
    <>
      {' '}
      Left out:{' '}
      {there.map(({ reason, count, filters }, at) => (
        <span key={reason}>
          {at > 0 && ', '}
          <Link to={feedbackListPath(filters)}>{leftOutWords[reason](formatCounted(count, 'item'))}</Link>
        </span>
      ))}
      .
    </>
  );
}
