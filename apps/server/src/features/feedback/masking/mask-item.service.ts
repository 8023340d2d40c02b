import type { PersonalKind } from '@earshot/analysis/personal-data/kinds';
import type { Masking } from '../../personal-data/masking.service.ts';
import { maskId, maskName, maskNamed, maskText } from '../../personal-data/masking.service.ts';
import { maskItemTexts } from './mask-as-it-came.service.ts';
import type { NewItem } from '../store/new-item.service.ts';

/** What personal data may stand in; all else of an item is not a text. */
type Texts = Pick<
  NewItem,
  'externalId' | 'title' | 'text' | 'asItCame' | 'link' | 'author' | 'account' | 'fields'
>;

/**
 * The item as it may be stored, but for its author's identity, which hangs on the source (`keyItem`). To be called
 * before it is analysed, so that nothing found in it holds what is masked.
 */
export function maskItem<Item extends Texts>(masking: Masking, item: Item): Item {
  if (masking.kinds.size === 0) return item;
  const { account } = item;
  return {
    ...item,
    externalId: item.externalId === null ? null : maskId(masking, item.externalId),
    ...maskItemTexts(masking, item),
    link: item.link === null ? null : maskLink(masking, item.link),
    fields: maskFields(masking, item.fields),
    author: item.author && maskAuthor(masking, item.author),
    account: account && {
      ...account,
      name: maskName(masking, account.name),
      externalId: account.externalId === null ? null : maskId(masking, account.externalId),
      ...(account.plan !== undefined && { plan: maskText(masking, account.plan) }),
    },
  };
}

/** Values are read under their names; names that become the same are told apart, so that no value is lost. */
export function maskFields(masking: Masking, fields: Record<string, string>): Record<string, string> {
  const masked: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    const wanted = maskText(masking, name);
    let free = wanted;
    for (let n = 2; Object.hasOwn(masked, free); n += 1) free = `${wanted} (${n})`;
    masked[free] = maskNamed(masking, name, value);
  }
  return masked;
}

/** A link is there to be opened: without its query where that is personal, and left out where its path is. */
export function maskLink(masking: Masking, link: string): string | null {
  if (maskText(masking, link) === link) return link;
  const bare = link.replace(/^([a-z]+:\/\/)[^/?#]*@/i, '$1').replace(/[?#].*$/s, '');
  return maskText(masking, bare) === bare ? bare : null;
}

/** E-mail addresses and phones are what people are known by: they stay theirs until the workspace hides people. */
const identityKinds: readonly PersonalKind[] = ['email', 'phone'];

/** An author as they are kept where people are not hidden. */
export function maskAuthor<Author extends NonNullable<NewItem['author']>>(
  masking: Masking,
  author: Author,
): Author {
  const others = { kinds: new Set([...masking.kinds].filter((kind) => !identityKinds.includes(kind))) };
  return { ...author, name: author.name === null ? null : maskText(others, author.name) };
}
