import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '../../ui/states/query-view.tsx';
import { leftMenuQuery } from '../shell/left-menu-query.ts';
import { NotFound } from '../loading/not-found.tsx';

/** Draws its children for those who run the server; for others there is nothing here. */
export function OperatorsOnly({ children }: { children: ReactNode }) {
  const menu = useQuery(leftMenuQuery);
  return (
    <QueryView query={menu} what="The operator page">
      {({ operator }) => (operator ? children : <NotFound />)}
    </QueryView>
  );
}
