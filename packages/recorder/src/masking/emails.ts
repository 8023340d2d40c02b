import { maskWhole } from './whole.ts';

const sign = /@|%40/gi;
const ofName = /[\p{L}\p{N}._+'-]/u;
const nameMax = 64;
const host = /(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}/iuy;

/** E-mail addresses become bullets. They are looked for from their sign on, which few texts hold. */
export function maskEmails(text: string): string {
  if (!text.includes('@') && !text.includes('%40')) return text;
  let masked = text;
  for (const { index } of text.matchAll(sign)) {
    let start = index;
    while (start > 0 && index - start < nameMax && ofName.test(text.charAt(start - 1))) start--;
    host.lastIndex = index;
    if (start === index || !host.test(text)) continue;
    const end = host.lastIndex;
    // `react@5.51.1` is a version.
    if (!/\p{L}/u.test(text.slice(text.lastIndexOf('.', end - 1), end))) continue;
    masked = masked.slice(0, start) + maskWhole(text.slice(start, end)) + masked.slice(end);
  }
  return masked;
}
