import { listAt, textAt, urlAt } from '../json.ts';
import { isOwnSite } from '../mentions.ts';
import type { Source } from '../source.ts';
import type { SourceSubject } from '../source-facts.ts';
import { days } from '../source.ts';
import type { SourceClient } from '../source-client.ts';

/** Companies of the same industry or genre, with their sites; and whose site a given one is. */
export const wikidataQuery: Source = {
  id: 'wikidata_query',
  kind: 'encyclopaedia',
  name: 'Wikidata queries',
  keyed: false,
  defaultBaseUrl: 'https://query.wikidata.org',
  paceMs: 2000,
  calls: 2,
  keptMs: days(7),
  obeysRobots: false,
  needs: [],
  async ask(subject, client) {
    const id = subject.known.wikidataId ?? (await idOf(subject, client));
    if (id === null || !/^Q\d+$/.test(id)) return;
    for (const row of await rowsOf(peersQuery(id), client)) {
      const site = urlAt(row, 'site', 'value');
      const name = textAt(row, 'iLabel', 'value');
      // Without a label in English, the id stands in its place.
      if (site === null || name === '' || /^Q\d+$/.test(name) || isOwnSite(site, subject)) continue;
      if (client.found.peers.some((peer) => peer.name === name)) continue;
      const url = urlAt(row, 'i', 'value')?.replace(/^http:/, 'https:') ?? site;
      const shared = textAt(row, 'sharedLabel', 'value');
      const text =
        shared === '' ? 'Wikidata lists both in the same field.' : `Wikidata lists both under “${shared}”.`;
      client.found.peers.push({ name, site, text, url });
    }
  },
};

async function idOf(subject: SourceSubject, client: SourceClient): Promise<string | null> {
  const { host } = subject;
  if (host === null || !/^[a-z0-9.-]+$/.test(host)) return null;
  const hosts = [host, `www.${host}`];
  const urls = hosts.flatMap((name) =>
    ['https', 'http'].flatMap((scheme) => [`<${scheme}://${name}>`, `<${scheme}://${name}/>`]),
  );
  const query = `SELECT ?i WHERE { VALUES ?u { ${urls.join(' ')} } ?i wdt:P856 ?u } LIMIT 1`;
  const [row] = await rowsOf(query, client);
  const id = /\/(Q\d+)$/.exec(textAt(row, 'i', 'value'))?.[1] ?? null;
  if (id !== null) client.found.learned.wikidataId = id;
  return id;
}

function peersQuery(id: string): string {
  return `SELECT DISTINCT ?i ?iLabel ?site ?sharedLabel ?links WHERE {
  { wd:${id} wdt:P452 ?shared . ?i wdt:P452 ?shared . }
  UNION { wd:${id} wdt:P136 ?shared ; wdt:P31 ?type . ?i wdt:P136 ?shared ; wdt:P31 ?type . }
  ?i wdt:P856 ?site ; wikibase:sitelinks ?links .
  FILTER(?i != wd:${id})
  SERVICE wikibase:label { bd:serviceParam wikibase:language "en". }
} ORDER BY DESC(?links) LIMIT 30`;
}

async function rowsOf(query: string, client: SourceClient): Promise<readonly unknown[]> {
  const accept = 'application/sparql-results+json';
  return listAt(
    await client.json(client.url('/sparql', { query, format: 'json' }), { accept }),
    'results',
    'bindings',
  );
}
