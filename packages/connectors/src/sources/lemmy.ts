import { at, dateAt, listAt, textAt, urlAt } from '../json.ts';
import { mentions } from '../mentions.ts';
import { plainText } from '../plain-text.ts';
import type { Source } from '../source.ts';
import { hours } from '../source.ts';

/** Posts and comments of the Lemmy communities that one server knows. */
export const lemmy: Source = {
  id: 'lemmy',
  kind: 'discussion',
  name: 'Lemmy',
  keyed: false,
  defaultBaseUrl: 'https://lemmy.world',
  paceMs: 1000,
  calls: 2,
  keptMs: hours(12),
  obeysRobots: false,
  needs: [],
  async ask(subject, client) {
    for (const type of ['Posts', 'Comments']) {
      const query = { q: subject.name, type_: type, sort: 'New', limit: 40, page: 1 };
      const answer = await client.json(client.url('/api/v3/search', query));
      for (const found of listAt(answer, type === 'Posts' ? 'posts' : 'comments')) {
        const said = at(found, type === 'Posts' ? 'post' : 'comment');
        const title = plainText(textAt(found, 'post', 'name'));
        const text = plainText(textAt(said, type === 'Posts' ? 'body' : 'content'));
        if (!mentions(`${type === 'Posts' ? title : ''} ${text}`, subject)) continue;
        client.add(
          {
            title,
            text: text || title,
            url: urlAt(said, 'ap_id'),
            publishedAt: dateAt(said, 'published'),
            author: textAt(found, 'creator', 'name'),
          },
          found,
        );
      }
    }
  },
};
