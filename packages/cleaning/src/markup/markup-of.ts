const sure =
  /<(?:!doctype|html|body|div|p|br|table|tr|td|ul|ol|li|span|blockquote|h[1-6]|font|img|hr|style|pre|section|article|center|meta|o:p)(?:\s[^<]{0,2000})?\/?>/i;
const closed = /<(a|b|i|u|em|strong|small|code|s|sup|sub|mark|del|ins|button|label)(?:\s[^<>]{0,2000})?>/gi;
const blockTag = /<(?:html|body|div|p|table|ul|ol|blockquote|h[1-6]|section)(?:\s|>)/i;
const escaped = /^\s*&lt;(?:!doctype|html|body|div|p|table|span|ul|h[1-6]|style|br)\b[^]*&gt;\s*$/i;

/** Whether tags in the text are markup; single ones between words may be what somebody writes about. */
export function isHtml(text: string): boolean {
  if (!text.includes('<')) return false;
  if (sure.test(text)) return true;
  for (const { 1: name = '' } of text.matchAll(closed)) if (text.includes(`</${name}>`)) return true;
  return false;
}

/** Line ends of the source count where tags only dress words up. */
export const keepsLineEnds = (html: string): boolean => html.includes('\n') && !blockTag.test(html);

/** HTML that was escaped as a whole by the tool that wrote it. */
export const isEscapedHtml = (text: string): boolean =>
  text.includes('&lt;') && !text.includes('<') && escaped.test(text);
