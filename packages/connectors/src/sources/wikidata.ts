import { at, listAt, textAt, webUrl } from '../json.ts';
import { isOwnSite, mentions } from '../mentions.ts';
import type { KnownOfSubject, SourceSubject } from '../source-facts.ts';
import type { Source } from '../source.ts';
import { days } from '../source.ts';
import type { SourceClient } from '../source-client.ts';

const languages = 'en';
/** What is told of it, in order; the values of the items are items of their own, whose names are asked for. */
const told = [
  ['P856', 'Official website'],
  ['P571', 'Founded'],
  ['P112', 'Founded by'],
  ['P169', 'Chief executive'],
  ['P452', 'Industry'],
  ['P136', 'Genre'],
  ['P366', 'Use'],
  ['P178', 'Developed by'],
  ['P159', 'Headquarters'],
  ['P17', 'Country'],
  ['P1128', 'Employees'],
] as const;

/** Facts on companies and products; it also tells their Wikipedia article, app and repository. */
export const wikidata: Source = {
  id: 'wikidata',
  kind: 'encyclopaedia',
  name: 'Wikidata',
  keyed: false,
  defaultBaseUrl: 'https://www.wikidata.org',
  paceMs: 500,
  calls: 3,
  keptMs: days(7),
  obeysRobots: false,
  needs: [],
  async ask(subject, client) {
    const ids =
      subject.known.wikidataId === null ? await search(subject, client) : [subject.known.wikidataId];
    if (ids.length === 0) return;
    const props = 'labels|descriptions|claims|sitelinks';
    const answer = await client.json(
      api(client, { action: 'wbgetentities', ids: ids.join('|'), props, languages }),
    );
    const id = ids.find((one) => isSubject(at(answer, 'entities', one), subject));
    if (id === undefined) return;
    const entity = at(answer, 'entities', id);
    Object.assign(client.found.learned, learnedFrom(id, entity));
    await addFacts(id, entity, client);
  },
};

function api(client: SourceClient, query: Record<string, string>): string {
  return client.url('/w/api.php', { ...query, format: 'json' });
}

async function search(subject: SourceSubject, client: SourceClient): Promise<string[]> {
  const query = {
    action: 'wbsearchentities',
    search: subject.name,
    language: 'en',
    type: 'item',
    limit: '7',
  };
  const ids = listAt(await client.json(api(client, query)), 'search').map((one) => textAt(one, 'id'));
  return ids.filter((id) => /^Q\d+$/.test(id));
}

/** By its website; where no site of the subject is known, by its name and by having a website at all. */
function isSubject(entity: unknown, subject: SourceSubject): boolean {
  const sites = valuesOf(entity, 'P856').flatMap((value) =>
    typeof value === 'string' ? (webUrl(value) ?? []) : [],
  );
  if (subject.known.wikidataId !== null && textAt(entity, 'id') === subject.known.wikidataId) return true;
  if (subject.host !== null) return sites.some((site) => isOwnSite(site, subject));
  return sites.length > 0 && mentions(textAt(entity, 'labels', 'en', 'value'), subject);
}

function learnedFrom(id: string, entity: unknown): Partial<KnownOfSubject> {
  const title = textAt(entity, 'sitelinks', 'enwiki', 'title');
  const app = valuesOf(entity, 'P3861').find((value) => typeof value === 'string' && /^\d+$/.test(value));
  const repositories = valuesOf(entity, 'P1324').flatMap((value) => {
    const name =
      typeof value === 'string' ? /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)/.exec(value)?.[1] : undefined;
    return name ?? [];
  });
  return {
    wikidataId: id,
    ...(title !== '' && { wikipediaTitle: title }),
    ...(typeof app === 'string' && { appStoreId: app }),
    ...(repositories.length > 0 && { repositories }),
  };
}

async function addFacts(id: string, entity: unknown, client: SourceClient): Promise<void> {
  const item = (value: unknown) => textAt(value, 'id');
  const mentioned = told.flatMap(([property]) => valuesOf(entity, property).map(item));
  const ids = [...new Set(mentioned)].filter((one) => /^Q\d+$/.test(one)).slice(0, 50);
  const title = textAt(entity, 'labels', 'en', 'value') || id;
  const description = textAt(entity, 'descriptions', 'en', 'value');
  const url = `https://www.wikidata.org/wiki/${id}`;
  const facts = (names: unknown) =>
    told.flatMap(([property, words]) => {
      const values = valuesOf(entity, property).map((value) => written(value, names));
      const known = values.filter((value) => value !== '').slice(0, 5);
      return known.length === 0 ? [] : [`${words}: ${known.join(', ')}.`];
    });
  const text = (names: unknown) => [`${title}: ${description}.`, ...facts(names)].join('\n');
  if (ids.length === 0) return client.add({ title, url, text: text(null) }, entity);
  const query = { action: 'wbgetentities', ids: ids.join('|'), props: 'labels', languages };
  try {
    const names = at(await client.json(api(client, query)), 'entities');
    client.add({ title, url, text: text(names) }, entity);
  } catch (error) {
    client.add({ title, url, text: text(null) }, entity);
    throw error;
  }
}

/** Values that hold today: those of preferred rank where there are any, none that ended, are unknown or deprecated. */
function valuesOf(entity: unknown, property: string): unknown[] {
  const holding = listAt(entity, 'claims', property).filter(
    (claim) =>
      textAt(claim, 'mainsnak', 'snaktype') === 'value' &&
      textAt(claim, 'rank') !== 'deprecated' &&
      at(claim, 'qualifiers', 'P582') === undefined,
  );
  const preferred = holding.filter((claim) => textAt(claim, 'rank') === 'preferred');
  return (preferred.length > 0 ? preferred : holding).map((claim) =>
    at(claim, 'mainsnak', 'datavalue', 'value'),
  );
}

/** A value in words: text as it is, a time by its year, an amount without its sign, an item by its name. */
function written(value: unknown, names: unknown): string {
  if (typeof value === 'string') return value;
  const year = /^\+(\d{4})-/.exec(textAt(value, 'time'))?.[1];
  const amount = /^\+(\d+)$/.exec(textAt(value, 'amount'))?.[1];
  return year ?? amount ?? textAt(names, textAt(value, 'id'), 'labels', 'en', 'value');
}
