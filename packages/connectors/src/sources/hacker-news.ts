import { at, dateAt, listAt, numberAt, textAt, urlAt } from '../json.ts';
import { mentions, quoted } from '../mentions.ts';
import { lastMonths, monthOf } from '../months.ts';
import { plainText } from '../plain-text.ts';
import type { Source } from '../source.ts';
import type { SourceSubject } from '../source-facts.ts';
import { hours } from '../source.ts';
import type { SourceClient } from '../source-client.ts';

const months = 13;

/** Stories and comments of Hacker News, by the search that Algolia runs for it. */
export const hackerNews: Source = {
  id: 'hacker_news',
  kind: 'discussion',
  name: 'Hacker News',
  keyed: false,
  defaultBaseUrl: 'https://hn.algolia.com',
  paceMs: 250,
  calls: 2 + months,
  keptMs: hours(6),
  obeysRobots: false,
  needs: [],
  async ask(subject, client) {
    // Its own search forgives typing errors, with which a short name matches everything.
    const query = { query: quoted(subject.name), tags: '(story,comment)', typoTolerance: 'false' };
    for (const path of ['/api/v1/search', '/api/v1/search_by_date']) {
      const answer = await client.json(client.url(path, { ...query, hitsPerPage: 50 }));
      for (const hit of listAt(answer, 'hits')) addHit(hit, subject, client);
    }
    await addSeries(subject, client);
  },
};

function addHit(hit: unknown, subject: SourceSubject, client: SourceClient): void {
  const id = textAt(hit, 'objectID');
  const title = plainText(textAt(hit, 'title') || textAt(hit, 'story_title'));
  const text = plainText(textAt(hit, 'comment_text') || textAt(hit, 'story_text'));
  const link = urlAt(hit, 'url') ?? '';
  if (!/^\d+$/.test(id) || !mentions(`${textAt(hit, 'title')} ${text} ${link}`, subject)) return;
  client.add(
    {
      title,
      text: text || title,
      url: `https://news.ycombinator.com/item?id=${id}`,
      publishedAt: dateAt(hit, 'created_at_i') ?? dateAt(hit, 'created_at'),
      author: textAt(hit, 'author'),
    },
    hit,
  );
}

/** How many stories and comments name it, month by month. */
async function addSeries(subject: SourceSubject, client: SourceClient): Promise<void> {
  // Counts cannot be looked through, so of a word of the language only the host is counted.
  const word = subject.isCommonWord ? subject.host : subject.name;
  if (word === null) return;
  const query = { query: quoted(word), tags: '(story,comment)', typoTolerance: 'false', hitsPerPage: 1 };
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
  const points = [];
  for (const { month, from, to } of lastMonths(months, subject.now)) {
    const numericFilters = `created_at_i>=${seconds(from)},created_at_i<${seconds(to)}`;
    const answer = await client.json(client.url('/api/v1/search_by_date', { ...query, numericFilters }));
    const value = numberAt(answer, 'nbHits');
    if (value === null || at(answer, 'hits') === undefined) return;
    points.push({ month, value, partial: month === monthOf(subject.now) });
  }
  const url = `https://hn.algolia.com/?${new URLSearchParams({ query: quoted(word), sort: 'byDate', type: 'all' }).toString()}`;
  client.found.series.push({ name: 'Mentions on Hacker News', points, url });
}
