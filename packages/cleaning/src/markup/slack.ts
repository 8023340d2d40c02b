import { readClosedReferences } from '../html/character-references.ts';
import { withoutStars } from './stars.ts';

const sign =
  /<@[UWB][A-Z0-9]{4,20}(?:\|[^>\n]{0,100})?>|<!(?:here|channel|everyone|subteam|date)|<#C[A-Z0-9]{4,20}|<(?:https?|mailto):[^<>|\s]{1,1000}\|[^<>\n]{1,300}>/;
const mention = /<[@!][^<>\n]{1,120}>/g;
const channel = /<#C[A-Z0-9]{4,20}(?:\|([^<>\n]{0,100}))?>/g;
const link = /<((?:https?|mailto):[^<>|\n]{1,2000})(?:\|([^<>\n]{1,500}))?>/g;
/** Somebody who came or went, in Slack's own words. */
const cameOrWent =
  /^<@[UWB][A-Z0-9]{4,20}(?:\|[^>\n]{0,100})?> (?:has (?:joined|left) the (?:channel|group)|(?:set|cleared) the channel (?:topic|purpose|description)|(?:was )?(?:added|removed) (?:to|from) the (?:channel|group)|renamed the channel|archived the channel|pinned a message)[^\n]{0,200}$/gm;
const edited = /^[_(](?:edited|bearbeitet|modifié|editado|modificato|bewerkt|編集済み|편집됨)[_)]$/gim;
/** `:wave:`; what stands between figures is a time of day. */
const emojiName = /(?<![\p{L}\p{N}]):[a-z][a-z0-9_+-]{1,40}:(?!\p{N})/gu;
/** Reactions below a message: `:eyes: 2 :tada: 1`. */
const reactions = /^(?: *:[a-z0-9_+-]{1,60}: *\d{1,4}){1,30} *$/gm;

export const isSlack = (text: string): boolean => text.includes('<') && sign.test(text);
export const hasReactions = (text: string): boolean => text.search(reactions) !== -1;

/** Mentions left out, links as their words. */
export function readSlack(text: string): string {
  const plain = text
    .replace(cameOrWent, '')
    .replace(edited, '')
    .replace(reactions, '')
    .replace(emojiName, '')
    .replace(channel, (_, name: string | undefined) => (name ? `#${name}` : ''))
    .replace(mention, '')
    .replace(link, (_, address: string, label: string | undefined) => label ?? address);
  return withoutStars(readClosedReferences(plain));
}

export const withoutReactions = (text: string): string => withoutStars(text.replace(reactions, ''));
