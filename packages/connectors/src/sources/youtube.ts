import { dateAt, listAt, textAt } from '../json.ts';
import { mentions, quoted } from '../mentions.ts';
import { plainText } from '../plain-text.ts';
import type { Source } from '../source.ts';
import { hours } from '../source.ts';

/** Videos on it, the newest first. */
export const youtube: Source = {
  id: 'youtube',
  kind: 'discussion',
  name: 'YouTube',
  keyed: true,
  defaultBaseUrl: 'https://www.googleapis.com',
  paceMs: 1000,
  calls: 1,
  keptMs: hours(24),
  obeysRobots: false,
  needs: [],
  async ask(subject, client) {
    const query = { part: 'snippet', q: quoted(subject.name), type: 'video', order: 'date', maxResults: 25 };
    const answer = await client.json(client.url('/youtube/v3/search', { ...query, key: client.key }));
    for (const item of listAt(answer, 'items')) {
      const id = textAt(item, 'id', 'videoId');
      const title = plainText(textAt(item, 'snippet', 'title'));
      const text = plainText(textAt(item, 'snippet', 'description'));
      if (!/^[\w-]{5,20}$/.test(id) || !mentions(`${title} ${text}`, subject)) continue;
      const publishedAt = dateAt(item, 'snippet', 'publishedAt');
      const author = plainText(textAt(item, 'snippet', 'channelTitle'));
      client.add(
        { title, text: text || title, url: `https://www.youtube.com/watch?v=${id}`, publishedAt, author },
        item,
      );
    }
  },
};
