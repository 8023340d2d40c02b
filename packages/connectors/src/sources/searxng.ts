import { dateAt, listAt, textAt, urlAt } from '../json.ts';
import { mentions } from '../mentions.ts';
import { plainText } from '../plain-text.ts';
import { SourceFault } from '../source-fault.ts';
import type { Source } from '../source.ts';
import { hours } from '../source.ts';
import type { SourceClient } from '../source-client.ts';
import { searchQueries } from '../web-search.ts';

/** Results of the web, by a SearXNG of the operator's own. */
export const searxng: Source = {
  id: 'searxng',
  kind: 'search',
  name: 'SearXNG',
  keyed: true,
  defaultBaseUrl: null,
  paceMs: 2000,
  calls: 3,
  keptMs: hours(12),
  obeysRobots: false,
  needs: [],
  async ask(subject, client) {
    for (const q of searchQueries(subject)) {
      const answer = await search(client, q);
      for (const result of listAt(answer, 'results')) {
        const [title, text] = [plainText(textAt(result, 'title')), plainText(textAt(result, 'content'))];
        if (!mentions(`${title} ${text}`, subject)) continue;
        client.add(
          {
            title,
            text: text || title,
            url: urlAt(result, 'url'),
            publishedAt: dateAt(result, 'publishedDate'),
          },
          result,
        );
      }
    }
  },
};

async function search(client: SourceClient, q: string): Promise<unknown> {
  try {
    return await client.json(
      client.url('/search', { q, format: 'json', categories: 'general', language: 'en', pageno: 1 }),
    );
  } catch (error) {
    const isRefused = error instanceof SourceFault && error.outcome === 'blocked' && error.retryMs === null;
    if (!isRefused) throw error;
    // As it comes, it answers in HTML only and refuses every other format.
    throw new SourceFault(
      'blocked',
      'It refused to answer in JSON: enable `search.formats: [html, json]` in its settings.',
    );
  }
}
