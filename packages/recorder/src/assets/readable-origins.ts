const rememberedMs = 7 * 24 * 3_600_000;

/**
 * Other origins may not let this page read what they give it to show, and a browser writes each refusal into the page's
 * console. So an origin that refused once is left alone for a week, by all pages of this one.
 */
export interface ReadableOrigins {
  mayAsk: (address: string) => Promise<boolean>;
  refused: (address: string) => Promise<void>;
}

export function readableOrigins(ownOrigin: string): ReadableOrigins {
  const refusing = new Map<string, boolean>();
  const opened = memory();

  return {
    mayAsk: async (address) => {
      const { origin, protocol } = new URL(address);
      if (origin === ownOrigin) return true;
      if (ownOrigin.startsWith('https:') && protocol !== 'https:') return false;
      const known = refusing.get(origin) ?? (await wasRefused(await opened, origin));
      refusing.set(origin, known);
      return !known;
    },
    refused: async (address) => {
      const { origin } = new URL(address);
      if (origin === ownOrigin) return;
      refusing.set(origin, true);
      await (await opened)?.put(keyOf(origin), new Response(String(Date.now()))).catch(() => undefined);
    },
  };
}

/** What cannot be remembered would be asked on each page, so without a memory every other origin counts as refusing. */
async function wasRefused(cache: Cache | undefined, origin: string): Promise<boolean> {
  if (!cache) return true;
  const at = await cache.match(keyOf(origin));
  return at !== undefined && Date.now() - Number(await at.text()) < rememberedMs;
}

async function memory(): Promise<Cache | undefined> {
  try {
    return await caches.open('earshot');
  } catch {
    return undefined;
  }
}

function keyOf(origin: string): string {
  return `https://refused.earshot.invalid/?${encodeURIComponent(origin)}`;
}
