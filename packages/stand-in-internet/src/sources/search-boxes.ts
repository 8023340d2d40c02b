import { json } from '../server/reply.ts';
import type { Source } from './source.ts';
import { companiesIn, plainQuery } from './source.ts';

/** DuckDuckGo's instant answer. */
export const duckduckgo: Source = ({ query }, world) => {
  const text = plainQuery(query.get('q') ?? '');
  const company = world.companies.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  const article = world.markets.flatMap(({ noise }) => noise.articles).find(({ name }) => name === text);
  const known = company !== undefined && company.viewsByMonth.length > 0;
  return json(
    {
      Abstract: known ? company.about : '',
      AbstractText: known ? company.about : '',
      AbstractSource: known ? 'Wikipedia' : '',
      AbstractURL: known ? `https://en.wikipedia.org/wiki/${company.name}` : '',
      Heading: known ? company.name : text,
      Entity: known ? 'company' : '',
      Type: article ? 'D' : known ? 'A' : '',
      Results:
        company && !article ? [{ FirstURL: `${world.originOf(company.host)}/`, Text: 'Official site' }] : [],
      RelatedTopics: article
        ? [{ FirstURL: `https://duckduckgo.com/${article.name}`, Text: article.description, Result: '' }]
        : [],
      // An empty string where there is none.
      Infobox: '',
    },
    { 'content-type': 'application/x-javascript' },
  );
};

/** `/ac/?type=list&q=` and `/api/suggest?q=`. */
export const autocomplete: Source = ({ query }, world) => {
  const text = (query.get('q') ?? '').toLowerCase();
  const [company] = companiesIn(text, world);
  const market = world.markets.find(({ companies }) => company && companies.includes(company));
  const offered = [...(company?.suggestions ?? []), ...(market?.noise.suggestions ?? [])];
  return json([query.get('q') ?? '', offered.filter((one) => one.toLowerCase().startsWith(text.trim()))]);
};

/** SearXNG. `format=json` is answered, as an operator has to allow. */
export const searxng: Source = ({ query }, world) => {
  const results = resultsFor(query.get('q') ?? '', world).map(({ title, url, text }, at) => ({
    ...{
      url,
      title,
      content: text,
      engine: 'mojeek',
      engines: ['mojeek'],
      score: 1 / (at + 1),
      category: 'general',
    },
    positions: [at + 1],
  }));
  const rest = { answers: [], corrections: [], infoboxes: [], suggestions: [], unresponsive_engines: [] };
  return json({ query: query.get('q'), results, ...rest });
};

/** `/res/v1/web/search` and `/res/v1/news/search`. */
export const brave: Source = ({ query, path, headers }, world) => {
  if (!headers['x-subscription-token']) return { ...json({ type: 'ErrorResponse' }), status: 422 };
  const results = resultsFor(query.get('q') ?? '', world).map(({ title, url, text }) => ({
    ...{
      title,
      url,
      description: text,
      age: '3 weeks ago',
      page_age: world.today.toISOString(),
      extra_snippets: [],
    },
    profile: { name: new URL(url).hostname },
  }));
  return json(path.includes('/news/') ? { results } : { type: 'search', web: { results } });
};

/** `POST /search`. */
export const tavily: Source = ({ body, headers, method }, world) => {
  if (method !== 'POST' || !headers.authorization)
    return { ...json({ detail: { error: 'Unauthorized' } }), status: 401 };
  const { query = '' } = JSON.parse(body || '{}') as { query?: string };
  const results = resultsFor(query, world).map(({ title, url, text }) => ({
    title,
    url,
    content: text,
    score: 0.8,
  }));
  return json({ query, results, response_time: 0.4 });
};

function resultsFor(
  text: string,
  world: Parameters<Source>[1],
): { title: string; url: string; text: string }[] {
  return companiesIn(plainQuery(text), world).flatMap(({ name, host, tagline, searchResults }) => [
    { title: `${name}: ${tagline}`, url: `${world.originOf(host)}/`, text: tagline },
    ...searchResults.map(({ title, domain, text: own }) => ({
      title,
      url: `https://${domain}/${name}`,
      text: own,
    })),
  ]);
}
