import type { Company } from '../markets/market.ts';
import { json } from '../server/reply.ts';
import type { Source } from './source.ts';

/** `/sparql`: who has this site, and who is of the same industry. */
export const wikidataQuery: Source = ({ query }, world) => {
  const asked = query.get('query') ?? '';
  const known = world.companies.filter((one) => one.wikidata !== null);
  const bySite = known.filter(({ host }) => asked.includes(`//${host}`) || asked.includes(`//www.${host}`));
  // Asked for by the industry, or by what a company shares with others.
  const own = known.filter(({ wikidata }) => new RegExp(`wd:${wikidata?.id}\\b`).test(asked));
  const byIndustry = known.filter(
    (one) =>
      asked.includes(`wd:${one.wikidata?.industry}`) ||
      (!own.includes(one) && own.some(({ wikidata }) => wikidata?.industry === one.wikidata?.industry)),
  );
  const uri = (value: string) => ({ type: 'uri', value });
  const binding = ({ name, host, wikidata }: Company) => ({
    i: uri(`http://www.wikidata.org/entity/${wikidata?.id}`),
    item: uri(`http://www.wikidata.org/entity/${wikidata?.id}`),
    itemLabel: { type: 'literal', value: name, 'xml:lang': 'en' },
    iLabel: { type: 'literal', value: name, 'xml:lang': 'en' },
    site: uri(`${world.originOf(host)}/`),
    u: uri(`${world.originOf(host)}/`),
    sharedLabel: { type: 'literal', value: 'application software', 'xml:lang': 'en' },
    links: { type: 'literal', datatype: 'http://www.w3.org/2001/XMLSchema#integer', value: '6' },
  });
  const rows = (bySite.length > 0 ? bySite : byIndustry).map(binding);
  return json(
    {
      head: { vars: ['i', 'item', 'itemLabel', 'iLabel', 'site', 'u', 'sharedLabel', 'links'] },
      results: { bindings: rows },
    },
    { 'content-type': 'application/sparql-results+json; charset=utf-8' },
  );
};
