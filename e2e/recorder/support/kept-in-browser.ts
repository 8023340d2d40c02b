interface Kept {
  key: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Everything that the recorder keeps in this browser, gzip undone; runs in the page. */
export async function keptInBrowser(): Promise<{ text: string; chunks: number }> {
  const chunksKept = async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('earshot', 1);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('no database'));
    });
    const found = await new Promise<Kept[]>((resolve) => {
      const request = database.transaction('chunks').objectStore('chunks').getAll();
      request.onsuccess = () => resolve(request.result as Kept[]);
    });
    database.close();
    return found;
  };
  // Opened while it is not there, it would be made without what the recorder puts into it.
  const databases = await indexedDB.databases();
  const chunks = databases.some(({ name }) => name === 'earshot') ? await chunksKept() : [];
  // What pages left as they closed, where the database may not have it.
  const left = JSON.parse(localStorage.getItem('earshot.left') ?? '[]') as { key: string; bytes: string }[];
  for (const { key, bytes } of left)
    if (chunks.every((chunk) => chunk.key !== key))
      chunks.push({ key, bytes: Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0)) });
  const texts = chunks.map(async ({ bytes }) => {
    const body = new Blob([bytes.subarray(68)]);
    const isGzip = ((bytes[5] ?? 0) & 1) === 1;
    return new Response(isGzip ? body.stream().pipeThrough(new DecompressionStream('gzip')) : body).text();
  });
  const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }));
  return { text: [...(await Promise.all(texts)), ...stored].join('\n'), chunks: chunks.length };
}
