/** Something that a recording uses. */
export interface ToldAsset {
  address: string;
  sha256: string;
  bytes: number;
}

/** The calls of the server that keeps the page's files; undefined where no answer of use came. */
export interface AssetServer {
  tell: (
    recordingId: string,
    assets: ToldAsset[],
  ) => Promise<{ is_recorded: boolean; wanted: string[] } | undefined>;
  send: (recordingId: string, sha256: string, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>;
}

/** @param scriptUrl address of the script, with the site's key */
export function assetServer(scriptUrl: string): AssetServer {
  const post = async (call: string, body: BlobPart, about: Record<string, string> = {}) => {
    const url = new URL(call + new URL(scriptUrl).search, scriptUrl);
    for (const [name, value] of Object.entries(about)) url.searchParams.set(name, value);
    try {
      return await fetch(url, {
        method: 'POST',
        body: new Blob([body], { type: 'text/plain' }),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        priority: 'low',
      });
    } catch {
      return undefined;
    }
  };
  return {
    tell: async (recordingId, assets) => {
      const reply = await post('assets', JSON.stringify({ session_id: recordingId, assets }));
      return reply?.ok ? ((await reply.json()) as { is_recorded: boolean; wanted: string[] }) : undefined;
    },
    send: async (recordingId, sha256, bytes) => {
      const reply = await post('asset', bytes, { session_id: recordingId, sha256 });
      return reply?.ok === true;
    },
  };
}
