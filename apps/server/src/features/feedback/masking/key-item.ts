import type { Masking } from '../../personal-data/masking.service.ts';
import { hiddenPerson } from '../../personal-data/masking.service.ts';
import type { NewItem } from '../store/new-item.service.ts';
import { authorIdentity } from '../store/people-identity.service.ts';
import { createHmac } from 'node:crypto';

/**
 * The item as a source keeps it: its author hidden where the workspace hides people, and its content key under the
 * workspace's own, so that nobody else can try which words it was made from.
 */
export function keyItem<Item extends Pick<NewItem, 'author' | 'contentKey'>>(
  masking: Masking,
  item: Item,
  sourceId: number,
): Item {
  const { contentKey } = item;
  return {
    ...item,
    contentKey: contentKey && createHmac('sha256', masking.key).update(contentKey).digest(),
    author: masking.hidesPeople ? hiddenAuthor(masking, item.author, sourceId) : item.author,
  };
}

function hiddenAuthor(masking: Masking, author: NewItem['author'], sourceId: number): NewItem['author'] {
  const identity = authorIdentity(author, sourceId);
  if (identity === null) return null;
  const hidden = hiddenPerson(masking, identity);
  return { name: hidden.name, email: null, externalId: null, hiddenIdentity: hidden.identity };
}
