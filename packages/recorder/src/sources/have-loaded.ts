/** For each address: whether this page has loaded it, as far as the browser remembers. */
export function haveLoaded(urls: string[]): boolean[] {
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  return urls.map((url) => loaded.has(url));
}
