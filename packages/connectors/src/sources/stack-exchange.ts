import { at, dateAt, listAt, numberAt, textAt, urlAt } from '../json.ts';
import { mentions, quoted } from '../mentions.ts';
import { plainText } from '../plain-text.ts';
import { SourceFault } from '../source-fault.ts';
import type { Source } from '../source.ts';
import { hours } from '../source.ts';

/** Questions on Stack Overflow. */
export const stackExchange: Source = {
  id: 'stack_exchange',
  kind: 'discussion',
  name: 'Stack Overflow',
  keyed: false,
  defaultBaseUrl: 'https://api.stackexchange.com',
  paceMs: 1000,
  calls: 2,
  keptMs: hours(12),
  obeysRobots: false,
  needs: [],
  async ask(subject, client) {
    for (const sort of ['relevance', 'creation']) {
      const query = { q: quoted(subject.name), site: 'stackoverflow', pagesize: 30, order: 'desc', sort };
      const answer = await client.json(
        client.url('/2.3/search/advanced', { ...query, filter: 'withbody', key: client.key }),
      );
      if (at(answer, 'error_id') !== undefined) {
        const isLimit = numberAt(answer, 'error_id') === 502;
        throw isLimit
          ? new SourceFault('blocked', 'It asked to try again later.')
          : new SourceFault('failed', 'It answered with an error.');
      }
      for (const item of listAt(answer, 'items')) {
        const title = plainText(textAt(item, 'title'));
        const text = plainText(textAt(item, 'body'));
        const tags = listAt(item, 'tags').join(' ');
        if (!mentions(`${title} ${text} ${tags}`, subject)) continue;
        client.add(
          {
            title,
            text: text || title,
            url: urlAt(item, 'link'),
            publishedAt: dateAt(item, 'creation_date'),
            author: plainText(textAt(item, 'owner', 'display_name')),
          },
          item,
        );
      }
      const backoff = numberAt(answer, 'backoff') ?? 0;
      client.backOff(backoff * 1000);
      if (numberAt(answer, 'quota_remaining') === 0 || at(answer, 'has_more') !== true) break;
    }
  },
};
