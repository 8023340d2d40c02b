import { readClosedReferences } from '../html/character-references.ts';
import { withoutStars } from './stars.ts';

const sign =
  /<@[UWB][A-Z0-9]{4,20}(?:\|[^>\n]{0,100})?>|<!(?:here|channel|everyone|subteam|date)|<#C[A-Z0-9]{4,20}|<(?:https?|mailto):[^<>|\s]{1,1000}\|[^<>\n]{1,300}>/;
const mention = /<[@!][^<>\n]{1,120}>/g;
const channel = /<#C[A-Z0-9]{4,20}(?:\|([^<>\n]{0,100}))?>/g;
const link = /<((?:https?|mailto):[^<>|\n]{1,2000})(?:\|([^<>\n]{1,500}))?>/g;
/** Reactions below a message: `:eyes: 2 :tada: 1`. */
const reactions = /^(?: *:[a-z0-9_+-]{1,60}: *\d{1,4}){1,30} *$/gm;

export const isSlack = (text: string): boolean => text.includes('<') && sign.test(text);
export const hasReactions = (text: string): boolean => text.search(reactions) !== -1;

/** Mentions left out, links as their words. */
export function readSlack(text: string): string {
  const plain = text
    .replace(channel, (_, name: string | undefined) => (name ? `#${name}` : ''))
    .replace(mention, '')
    .replace(link, (_, address: string, label: string | undefined) => label ?? address);
  return withoutStars(readClosedReferences(plain));
}

export const withoutReactions = (text: string): string => withoutStars(text.replace(reactions, ''));
