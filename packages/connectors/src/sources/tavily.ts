import { dateAt, listAt, textAt, urlAt } from '../json.ts';
import { mentions } from '../mentions.ts';
import { plainText } from '../plain-text.ts';
import type { Source } from '../source.ts';
import { hours } from '../source.ts';
import { searchQueries } from '../web-search.ts';

/** Results of the web, by Tavily. */
export const tavily: Source = {
  id: 'tavily',
  kind: 'search',
  name: 'Tavily',
  keyed: true,
  defaultBaseUrl: 'https://api.tavily.com',
  paceMs: 1000,
  calls: 3,
  keptMs: hours(12),
  obeysRobots: false,
  needs: [],
  async ask(subject, client) {
    const headers = { authorization: `Bearer ${client.key}` };
    for (const query of searchQueries(subject)) {
      const json = { query: query.slice(0, 400), search_depth: 'basic', topic: 'general', max_results: 20 };
      const answer = await client.json(client.url('/search'), { headers, json });
      for (const result of listAt(answer, 'results')) {
        const [title, text] = [plainText(textAt(result, 'title')), plainText(textAt(result, 'content'))];
        if (!mentions(`${title} ${text}`, subject)) continue;
        const publishedAt = dateAt(result, 'published_date');
        client.add({ title, text: text || title, url: urlAt(result, 'url'), publishedAt }, result);
      }
    }
  },
};
