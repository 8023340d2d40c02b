import { at, dateAt, listAt, numberAt, textAt, webUrl } from '../json.ts';
import { plainText } from '../plain-text.ts';
import type { Source } from '../source.ts';
import { hours } from '../source.ts';

/** What is searched for in a forum where everything is about the subject. */
const terms = ['feature request', 'problem', 'missing'];

/** What users say in its own forum, where that is a Discourse. */
export const discourse: Source = {
  id: 'discourse',
  kind: 'discussion',
  name: 'Its community forum',
  keyed: false,
  defaultBaseUrl: null,
  paceMs: 1000,
  calls: terms.length,
  keptMs: hours(12),
  obeysRobots: true,
  needs: ['communityUrl'],
  async ask(subject, client) {
    const forum = webUrl(subject.known.communityUrl ?? '');
    if (forum === null) return;
    const { origin } = new URL(forum);
    for (const term of terms) {
      const query = new URLSearchParams({ q: `${term} order:latest`, page: '1' });
      const answer = await client.json(`${origin}/search.json?${query.toString()}`);
      const titles = new Map(
        listAt(answer, 'topics').map((topic) => [at(topic, 'id'), textAt(topic, 'title')]),
      );
      for (const post of listAt(answer, 'posts')) {
        const id = numberAt(post, 'id');
        if (id === null) continue;
        client.add(
          {
            title: plainText(titles.get(at(post, 'topic_id')) ?? ''),
            text: plainText(textAt(post, 'blurb')),
            url: `${origin}/p/${id}`,
            publishedAt: dateAt(post, 'created_at'),
            author: textAt(post, 'username'),
          },
          post,
        );
      }
    }
  },
};
