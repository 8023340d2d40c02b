import type { LineMark } from '../plain-text.ts';
import type { Tag } from './scan-tags.ts';

/** What an element does to the lines within it. */
export type ElementMark = Exclude<LineMark, 'none'> | 'hidden' | 'pre';

/** Names of classes and ids, part by part: `gmail_quote`, `freshdesk_quote`, `front-blockquote`, `protonmail_quote`. */
const quoteName =
  /(?:^|[\s_-])(?:(?:gmail|yahoo|protonmail|freshdesk|front|missive|tutanota|zendesk|zd|hs|helpscout|intercom|skiff|mail|moz|reply|email|ntes|hey|kayako|gorgias|canary|spark|airmail|fastmail|zmail)[\w-]{0,24}(?:quote|quoted)|quotedreply|quoted[_-]?(?:text|reply|message|history)|reply[_-]?(?:quote|history)|thread[_-]?history|zmail_extra|isreplycontent|blockquote_zmail|history_container|cite2|mail-editor-reference-message-container|olk_src_body_section|moz-cite-prefix|moz-forward-container|gmail_attr|gmail_extra_quote|reply-intro|_forwarded_message)(?![a-z])/;
const quoteStart = /(?:^|[\s_])(?:divrplyfwdmsg|appendonsend|stopspelling)(?![\w-])/;
const signatureName =
  /(?:^|[\s_-])(?:signature|gmail_signature_prefix|applemailsignature|zm-_id_-sgn|ms-outlook-mobile-signature|mobile-sig|zmail_signature)(?![a-z])/;
const preheader = /(?:^|[\s_-])(?:preheader|preview-?text|visually-hidden|sr-only)(?![a-z])/;
const hiddenStyle =
  /display:none|visibility:hidden|mso-hide:all|opacity:0(?:\.0+)?(?:;|!|$)|font-size:0(?:px|pt|em|%)?(?:;|!|$)|max-height:0(?:px)?(?:;|!|$)|mso-list:ignore|color:transparent|(?:left|top|text-indent|margin-left):-\d{3,}|(?:^|;)(?:width|height):0(?:px)?;(?:width:0(?:px)?;|height:0(?:px)?;)?overflow:hidden|clip:rect\(0/;

const known = new WeakMap<Tag['attributes'], Map<string, ElementMark | null>>();

/** Bodies of one tool have the same few tags over and over, which share their attributes. */
export function markOf({ name, attributes }: Tag): ElementMark | null {
  if (attributes.size === 0) return name === 'blockquote' ? 'block-quote' : name === 'pre' ? 'pre' : null;
  const marks = known.get(attributes) ?? new Map<string, ElementMark | null>();
  const before = marks.get(name);
  if (before !== undefined) return before;
  const mark = markFrom(name, attributes);
  known.set(attributes, marks.set(name, mark));
  return mark;
}

function markFrom(name: string, attributes: Tag['attributes']): ElementMark | null {
  const style = attributes.get('style')?.replace(/\s/g, '').toLowerCase() ?? '';
  const names = `${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`.slice(0, 400).toLowerCase();
  if (attributes.has('hidden') || (style !== '' && hiddenStyle.test(style))) return 'hidden';
  if (names.length > 1) {
    if (preheader.test(names)) return 'hidden';
    if (quoteStart.test(names)) return 'quote-from-here';
    if (quoteName.test(names) || (name === 'details' && names.includes('quote'))) return 'mail-quote';
    if (signatureName.test(names)) return 'signature';
  }
  if (name === 'blockquote')
    return attributes.get('type')?.toLowerCase() === 'cite' ? 'mail-quote' : 'block-quote';
  if (name === 'pre' || /white-space:(?:pre|break-spaces)/.test(style)) return 'pre';
  return null;
}

/** Apple Mail marks the line before a signature, and not the signature. */
export const beginsSignature = ({ attributes }: Tag): boolean =>
  attributes.get('id')?.toLowerCase() === 'linebreakatbeginningofsignature';
