/** Signs that take no place: zero-width blanks, marks of direction, soft hyphens, the byte order mark. */
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;
/** Joiners belong into joined pictures and scripts that are shaped by them; elsewhere they hide between letters. */
const looseJoiner =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Syriac}\p{Script=Mongolian}\p{M}])[\u200c\u200d]/gu;
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const blanks = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const hiddenTags = /[\u{e0000}-\u{e007f}]/gu;

const mayBeInvisible =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\udb40]/;

export const hasInvisible = (text: string): boolean => mayBeInvisible.test(text);

export function withoutInvisible(text: string): string {
  if (!hasInvisible(text)) return text;
  const seen = text.replace(invisible, '').replace(looseJoiner, '');
  // A flag of a country's part is spelt with such tags.
  return seen.includes('\u{1f3f4}') ? seen : seen.replace(hiddenTags, '');
}

const isControl = (code: number): boolean =>
  (code < 0x20 && code !== 0x0a) || (code >= 0x7f && code <= 0x9f) || code === 0xfffe || code === 0xffff;

/** Without control characters, line ends aside. */
export function withoutControls(text: string): string {
  let out = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!isControl(text.charCodeAt(at))) continue;
    out += text.slice(from, at);
    from = at + 1;
  }
  return from === 0 ? text : out + text.slice(from);
}

/** One kind of line end and one kind of blank. */
export const withPlainSpaces = (text: string): string => text.replace(lineEnds, '\n').replace(blanks, ' ');
