import type { Company } from '../markets/market.ts';
import { json } from '../server/reply.ts';
import type { Source, World } from './source.ts';
import { numberOf, plainQuery } from './source.ts';

/** `/w/api.php`: `wbsearchentities` and `wbgetentities`. */
export const wikidata: Source = ({ query }, world) =>
  query.get('action') === 'wbgetentities' ? entities(query, world) : search(query, world);

function search(query: URLSearchParams, world: World): ReturnType<Source> {
  const text = plainQuery(query.get('search') ?? '');
  const begins = (name: string) => text !== '' && name.toLowerCase().startsWith(text.toLowerCase());
  const found = [
    ...world.markets.flatMap(({ noise }) => noise.articles).filter(({ name }) => begins(name)),
    ...world.companies.flatMap(({ name, wikidata: entry }) =>
      entry && begins(name) ? [{ name, id: entry.id, description: entry.description }] : [],
    ),
  ];
  return json({
    searchinfo: { search: text },
    search: found.map(({ name, id, description }) => ({
      id,
      label: name,
      description,
      concepturi: `http://www.wikidata.org/entity/${id}`,
      url: `//www.wikidata.org/wiki/${id}`,
      match: { type: 'label', language: 'en', text: name },
    })),
    success: 1,
  });
}

function entities(query: URLSearchParams, world: World): ReturnType<Source> {
  const ids = (query.get('ids') ?? '').split('|').filter((id) => id !== '');
  return json({
    entities: Object.fromEntries(ids.map((id) => [id, entity(id, world)])),
    success: 1,
  });
}

function entity(id: string, world: World): object {
  const company = world.companies.find((one) => one.wikidata?.id === id);
  const article = world.markets.flatMap(({ noise }) => noise.articles).find((one) => one.id === id);
  if (company?.wikidata) {
    return {
      ...named(id, company.name, company.wikidata.description),
      claims: claimsOf(company, world),
      sitelinks: { enwiki: { site: 'enwiki', title: company.name, badges: [] } },
    };
  }
  if (article) return { ...named(id, article.name, article.description), claims: {}, sitelinks: {} };
  const industry = world.companies.find((one) => one.wikidata?.industry === id);
  return industry
    ? { ...named(id, 'application software', 'kind of software'), claims: {} }
    : { id, missing: '' };
}

function named(id: string, name: string, description: string): object {
  const text = (value: string) => ({ en: { language: 'en', value } });
  return { type: 'item', id, labels: text(name), descriptions: text(description) };
}

function claimsOf({ host, wikidata: entry, app }: Company, { originOf }: World): object {
  const item = (id: string) => ({ value: { 'entity-type': 'item', id }, type: 'wikibase-entityid' });
  return {
    P856: [
      // An address that was left behind, and the one of today.
      statement('P856', { value: 'http://old.example/', type: 'string' }, 'deprecated'),
      statement('P856', { value: `${originOf(host)}/`, type: 'string' }, 'preferred'),
    ],
    P31: [statement('P31', item('Q7397'))],
    P452: entry ? [statement('P452', item(entry.industry))] : [],
    P571: entry
      ? [
          statement('P571', {
            value: { time: `+${entry.founded}-00-00T00:00:00Z`, precision: 9 },
            type: 'time',
          }),
        ]
      : [],
    P112: [{ mainsnak: { snaktype: 'somevalue', property: 'P112' }, rank: 'normal', type: 'statement' }],
    ...(app && { P3861: [statement('P3861', { value: String(app.id), type: 'string' })] }),
  };
}

function statement(property: string, datavalue: object, rank = 'normal'): object {
  return {
    mainsnak: { snaktype: 'value', property, datavalue },
    rank,
    type: 'statement',
    id: `S${numberOf(property)}`,
  };
}
