import { looksRandom } from './random-text.ts';

/** Values that let somebody in, by their names, also within others (`X-Amz-Signature`). */
const keys = /[?&][\w-]*(?:token|sig|expires|secret|auth|jwt|key|sess|sid|code|passw)[\w-]*=/i;
/** Longest mean stretch of one kind of letter in values that are no keys. */
const valueTurn = 4.2;

export interface FileNames {
  /**
   * @param clean the address as it may leave
   * @param address the address itself
   * @returns a name under which the file can be kept, or `clean` where that says enough, or nothing may be kept
   */
  nameOf: (clean: string, address: string) => string;
  /** What is fetched for a name; any other address stands for itself. */
  addressOf: (name: string) => string;
}

/**
 * Short names for files whose addresses say more than may leave the page: a picture behind `?url=…`, fonts behind `?family=…`,
 * or a path that looks random. Only the worker that made a name knows what it stands for.
 */
export function fileNames(): FileNames {
  // Drawn anew for each page, since one recording holds the names of several.
  const mark = Math.random().toString(36).slice(2, 8);
  /** Names by addresses and addresses by names: no address is a name. */
  const known = new Map<string, string>();
  return {
    nameOf: (clean, address) => {
      if (!/•|=(?:&|$)/.test(clean) || !address.startsWith('http') || opensSomething(address)) return clean;
      const name =
        known.get(address) ?? `${clean.replace(/\?.*/, '').replace(/•+/g, '-')}?${mark}${known.size}`;
      known.set(address, name).set(name, address);
      return name;
    },
    addressOf: (name) => known.get(name) ?? name,
  };
}

function opensSomething(address: string): boolean {
  const [, query = ''] = address.split('?', 2);
  return keys.test(address) || query.split(/[&=/]|%2f/i).some((part) => looksRandom(part, valueTurn));
}
