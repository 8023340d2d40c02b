import { dateAt, listAt, textAt, urlAt } from '../json.ts';
import { mentions } from '../mentions.ts';
import { plainText } from '../plain-text.ts';
import type { Source } from '../source.ts';
import { hours } from '../source.ts';
import { searchQueries } from '../web-search.ts';

/** Results of Google, by Serper. */
export const serper: Source = {
  id: 'serper',
  kind: 'search',
  name: 'Serper',
  keyed: true,
  defaultBaseUrl: 'https://google.serper.dev',
  paceMs: 1000,
  calls: 3,
  keptMs: hours(12),
  obeysRobots: false,
  needs: [],
  async ask(subject, client) {
    const headers = { 'x-api-key': client.key };
    for (const q of searchQueries(subject)) {
      const answer = await client.json(client.url('/search'), { headers, json: { q, num: 20, hl: 'en' } });
      for (const result of listAt(answer, 'organic')) {
        const [title, text] = [plainText(textAt(result, 'title')), plainText(textAt(result, 'snippet'))];
        if (!mentions(`${title} ${text}`, subject)) continue;
        client.add(
          { title, text: text || title, url: urlAt(result, 'link'), publishedAt: dateAt(result, 'date') },
          result,
        );
      }
    }
  },
};
