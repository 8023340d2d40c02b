import { dateAt, listAt, textAt, urlAt } from '../json.ts';
import { mentions } from '../mentions.ts';
import { plainText } from '../plain-text.ts';
import type { Source } from '../source.ts';
import { hours } from '../source.ts';
import { searchQueries } from '../web-search.ts';

/** Results of the web, by the search of Brave. */
export const brave: Source = {
  id: 'brave',
  kind: 'search',
  name: 'Brave Search',
  keyed: true,
  defaultBaseUrl: 'https://api.search.brave.com',
  paceMs: 1100,
  calls: 3,
  keptMs: hours(12),
  obeysRobots: false,
  needs: [],
  async ask(subject, client) {
    const headers = { 'x-subscription-token': client.key };
    for (const q of searchQueries(subject)) {
      const answer = await client.json(client.url('/res/v1/web/search', { q, count: 20 }), { headers });
      for (const result of listAt(answer, 'web', 'results')) {
        const extra = listAt(result, 'extra_snippets').filter((snippet) => typeof snippet === 'string');
        const title = plainText(textAt(result, 'title'));
        const text = plainText([textAt(result, 'description'), ...extra].join('<br>'));
        if (!mentions(`${title} ${text}`, subject)) continue;
        client.add(
          { title, text: text || title, url: urlAt(result, 'url'), publishedAt: dateAt(result, 'page_age') },
          result,
        );
      }
    }
  },
};
