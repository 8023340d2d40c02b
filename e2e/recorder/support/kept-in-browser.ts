/** Everything that the recorder keeps in this browser, gzip undone; runs in the page. */
export async function keptInBrowser(): Promise<{ text: string; chunks: number }> {
  const chunksKept = async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('earshot', 1);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('no database'));
    });
    const found = await new Promise<{ bytes: Uint8Array<ArrayBuffer> }[]>((resolve) => {
      const request = database.transaction('chunks').objectStore('chunks').getAll();
      request.onsuccess = () => resolve(request.result as { bytes: Uint8Array<ArrayBuffer> }[]);
    });
    database.close();
    return found;
  };
  // Opened while it is not there, it would be made without what the recorder puts into it.
  const databases = await indexedDB.databases();
  const chunks = databases.some(({ name }) => name === 'earshot') ? await chunksKept() : [];
  const texts = chunks.map(async ({ bytes }) => {
    const body = new Blob([bytes.subarray(68)]);
    const isGzip = ((bytes[5] ?? 0) & 1) === 1;
    return new Response(isGzip ? body.stream().pipeThrough(new DecompressionStream('gzip')) : body).text();
  });
  const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }));
  return { text: [...(await Promise.all(texts)), ...stored].join('\n'), chunks: chunks.length };
}
