import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { itemPath } from '../../lib/feedback-paths.ts';

interface ItemLinkProps {
  reviewId: number;
  className?: string | undefined;
  children: ReactNode;
}

/** Opens an item, whose page then leads back to just this list. */
export function ItemLink({ reviewId, className, children }: ItemLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <Link
      className={className}
      to={itemPath(reviewId)}
      state={{ from: pathname + search }}
      data-item={reviewId}
    >
      {children}
    </Link>
  );
}
