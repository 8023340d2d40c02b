import { ideaStates } from '@earshot/contracts/ideas';
import { paths } from '../../lib/paths.ts';
import type { IdeasQuery } from './ideas.queries.ts';

/** What an address asks of the list; parts that it cannot ask for are not there. */
export function ideasQueryOf(address: URLSearchParams): IdeasQuery {
  const state = ideaStates.find((one) => one === address.get('state'));
  const search = address.get('search')?.trim();
  const after = address.get('after');
  return {
    ...(state && state !== 'waiting' && { state }),
    ...(search && { search }),
    ...(after && { after }),
  };
}

/** The address of the list; one that asks for something else begins at its first page. */
export function ideasPath(asked: IdeasQuery): string {
  const query = new URLSearchParams(asked as Record<string, string>).toString();
  return query === '' ? paths.ideas : `${paths.ideas}?${query}`;
}

export function ideaPath(ideaId: string): string {
  return `${paths.ideas}?idea_id=${ideaId}`;
}
