import { looksRandom, turnsOf, uuids } from './random-text.ts';
import { maskKeys, maskSecrets } from './secret-text.ts';
import { maskWhole } from './whole.ts';

/** What a page is made of: their names are hashed by builders, and say nothing of who asks. */
const madeOf = /\.(?:m?js|css|woff2?|ttf|otf|eot|map|wasm)$/i;
/** Pictures, and other files whose last name may be hashed as well. */
const files = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp|mp[34]|webm|json|webmanifest)$/i;
/** What follows such a part lets somebody in. */
const opens =
  /^(?:(?:recover|verif|confirm|activat|invit|magic|one-?time|passwor[dt])[\w-]*|(?:reset|token|auth|unsubscribe|share[ds]?|join|accept|sso|otp|code|key|login|signin)(?:[-_][\w-]*)?)$/i;

/** Longest mean stretch of one kind of letter in words that addresses are made of. */
const pathTurn = 4.2;

/**
 * The path of an address with bullets for parts that look random, of the same length.
 *
 * @param maskUuids UUIDs too
 * @param isOfStyle the address stands in a style sheet: its pictures are of the page's look
 */
export function maskPath(path: string, maskUuids: boolean, isOfStyle = false): string {
  const isMadeOf = madeOf.test(path) || (isOfStyle && files.test(path));
  const parts = path.split('/');
  return parts
    .map((part, at) => {
      if (part.length < 6) return part;
      const isFile = isMadeOf || (at === parts.length - 1 && files.test(part));
      const masked = isFile ? maskKeys(part) : maskPart(part, parts[at - 1] ?? '');
      return maskUuids ? masked.replace(uuids, maskWhole) : masked;
    })
    .join('/');
}

function maskPart(part: string, before: string): string {
  // Values that an address carries along within its path.
  const plain = part.replace(
    /([;,][^=;]{0,40}=)([^;]+)/g,
    (_, name: string, value: string) => name + maskWhole(value),
  );
  if (looksRandom(plain, pathTurn)) return maskWhole(plain);
  if (opens.test(before) && plain.length > 6 && /^[a-z\d]+$/i.test(plain) && turnsOf(plain) > 3)
    return maskWhole(plain);
  return maskSecrets(plain);
}

/** Endings that say what kind of file it is. */
const ending =
  /\.(?:html?|xhtml|php|aspx?|jsp|pdf|csv|xlsx?|docx?|pptx?|zip|xml|txt|rss|png|jpe?g|gif|webp|avif|svg|ico|bmp|mp[34]|webm|json|webmanifest)$/i;

/** For pages that mask every text: what a page is made of keeps its address, of all else the length and the kind of file stay. */
export function maskWholePath(path: string, isOfStyle: boolean): string {
  if (madeOf.test(path) || (isOfStyle && files.test(path))) return maskPath(path, true, isOfStyle);
  const end = ending.exec(path)?.[0] ?? '';
  return path.slice(0, path.length - end.length).replace(/[^\s/]/g, '•') + end;
}
