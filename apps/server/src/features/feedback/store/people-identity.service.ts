import type { NewItem } from './new-item.service.ts';

/**
 * What tells authors apart: the e-mail address; else the customer's own id in its source; else the name in its source.
 * Letter case and doubled spaces do not make another person. Null when nothing is said of the author.
 */
export function authorIdentity(author: NewItem['author'], sourceId: number): string | null {
  if (author?.hiddenIdentity !== undefined) return author.hiddenIdentity;
  const email = folded(author?.email);
  if (email) return `email:${email}`;
  const externalId = author?.externalId?.trim();
  if (externalId) return `id:${sourceId}:${externalId}`;
  const name = folded(author?.name);
  return name ? `name:${sourceId}:${name}` : null;
}

/** What tells accounts apart, in all sources alike: the customer's own id of the company, else its name. */
export function accountIdentity(account: NewItem['account']): string | null {
  const externalId = account?.externalId?.trim();
  if (externalId) return `id:${externalId}`;
  const name = folded(account?.name);
  return name ? `name:${name}` : null;
}

function folded(text: string | null | undefined): string {
  return (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase();
}
