import { Buffer } from 'node:buffer';
import type { Draw } from '../draw.ts';
import { frame, said } from '../parts.ts';
import type { Written } from '../parts.ts';
import { blocks, escaped, letter, letterInHtml, wrapped } from './layout.ts';

const isOpen = (draw: Draw): boolean => draw.half === 'open';

/** A body that was never decoded: `=C3=A9`, and lines that end in `=`. */
export function quotedPrintable(draw: Draw): Written {
  return {
    parts: isOpen(draw)
      ? letter(draw)
      : [frame('<div dir="ltr">'), ...letterInHtml(draw, '<p>', '</p>'), frame('</div>')],
    encode: asQuotedPrintable,
  };
}

export function asQuotedPrintable(body: string): string {
  return body
    .split('\n')
    .map((line) => {
      let out = '';
      let length = 0;
      for (const byte of Buffer.from(line, 'utf8')) {
        const isPlain = byte >= 32 && byte < 127 && byte !== 61;
        const sign = isPlain
          ? String.fromCharCode(byte)
          : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
        if (length + sign.length > 75) {
          out += '=\n';
          length = 0;
        }
        out += sign;
        length += sign.length;
      }
      return out.replace(/ $/u, '=20');
    })
    .join('\n');
}

/** A body that is still base64, alone or under the heads of its MIME part. */
export function base64(draw: Draw): Written {
  const head = 'Content-Type: text/plain; charset="UTF-8"\nContent-Transfer-Encoding: base64\n\n';
  return {
    parts: letter(draw),
    encode: (body) => (isOpen(draw) ? '' : head) + asBase64(body),
  };
}

export const asBase64 = (body: string): string =>
  Buffer.from(body, 'utf8').toString('base64').replace(/.{76}/gu, '$&\n');

/** UTF-8 read as Windows-1252, or as Latin-1, and written as UTF-8 again. It should read repaired. */
export function doubleEncoded(draw: Draw): Written {
  const words =
    draw.language.code === 'en' ? `${draw.customer}\nIt’s “solved” twice – it isn’t.` : draw.customer;
  return {
    parts: [
      frame(`${draw.opening}\n\n`),
      said('customer', wrapped(words), words),
      frame(`\n\n${draw.closing}\n${draw.name}`),
    ],
    encode: isOpen(draw) ? asWindows1252 : (body) => Buffer.from(body, 'utf8').toString('latin1'),
  };
}

/** How Windows-1252 reads 0x80 to 0x9F. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

export const asWindows1252 = (body: string): string =>
  Buffer.from(body, 'utf8')
    .toString('latin1')
    .replace(/[\u0080-\u009f]/gu, (sign) => WINDOWS_1252.charAt(sign.charCodeAt(0) - 0x80));

/** Zero-width signs, soft hyphens, no-break blanks and control characters between and within words. */
export function zeroWidth(draw: Draw): Written {
  const signs = isOpen(draw) ? ['\u200b', '\u00ad'] : ['\ufeff', '\u2060'];
  const raw = draw.customer
    .replace(/(\p{L}\p{L})(\p{L}\p{L})/u, `$1${signs[0]}$2`)
    .replace(/(\p{L}{3})(\p{L}{3})/gu, `$1${signs[1]}$2`)
    .replace(/ /u, '\u00a0')
    .replace(/\n/gu, '\u2028\r\n');
  const lead = isOpen(draw) ? '\ufeff' : '\u200e\u0000';
  return {
    parts: [
      frame(`${lead}${draw.opening}\r\n\r\n`),
      said('customer', raw, draw.customer),
      frame(`\r\n\r\n${draw.closing}\u200b\r\n${draw.name}`),
    ],
  };
}

/** Entities by name and number, and tags that were escaped once too often. */
export function entities(draw: Draw): Written {
  const numbered = (text: string): string =>
    text.replace(
      /[^\x20-\x7e\n]/gu,
      (sign) => `&#${isOpen(draw) ? '' : 'x'}${(sign.codePointAt(0) ?? 0).toString(isOpen(draw) ? 10 : 16)};`,
    );
  const own = blocks(draw.customer, '<p>', '</p>').replace(/'/gu, '&apos;').replace(/"/gu, '&quot;');
  const parts = [
    frame(`<p>${numbered(escaped(draw.opening))}</p>`),
    said('customer', numbered(own), draw.customer),
    frame(`<p>${numbered(escaped(`${draw.closing} ${draw.name}`))}</p>`),
  ];
  return isOpen(draw) ? { parts } : { parts, encode: escaped };
}
