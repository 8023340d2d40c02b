import { listAt } from '../json.ts';
import type { Source } from '../source.ts';
import type { SourceSubject } from '../source-facts.ts';
import { days } from '../source.ts';
import type { SourceClient } from '../source-client.ts';

const common = {
  kind: 'search',
  keyed: false,
  paceMs: 1000,
  calls: 2,
  keptMs: days(3),
  obeysRobots: false,
  needs: [],
} as const;

/** What people type after `name vs`: each a phrase that names a rival. */
export const autocomplete: Source = {
  ...common,
  id: 'autocomplete',
  name: 'DuckDuckGo suggestions',
  defaultBaseUrl: 'https://duckduckgo.com',
  ask: (subject, client) => askPhrases(subject, client, '/ac/', { type: 'list' }, 'https://duckduckgo.com/'),
};

export const autocompleteBrave: Source = {
  ...common,
  id: 'autocomplete_brave',
  name: 'Brave suggestions',
  defaultBaseUrl: 'https://search.brave.com',
  ask: (subject, client) =>
    askPhrases(subject, client, '/api/suggest', {}, 'https://search.brave.com/search'),
};

async function askPhrases(
  subject: SourceSubject,
  client: SourceClient,
  path: string,
  query: Readonly<Record<string, string>>,
  searchUrl: string,
): Promise<void> {
  const name = subject.name.toLowerCase();
  for (const tail of ['vs ', 'alternative']) {
    const answer = await client.json(client.url(path, { q: `${subject.name} ${tail}`, ...query }));
    // `["typed", ["phrase", …]]`, or objects that hold a phrase each.
    const phrases = listAt(answer, Array.isArray(answer) && Array.isArray(answer[1]) ? 1 : 0);
    const texts = (phrases.length > 0 ? phrases : listAt(answer)).map((one) => phraseOf(one));
    for (const text of texts) {
      if (!text.toLowerCase().includes(name)) continue;
      const url = `${searchUrl}?${new URLSearchParams({ q: text }).toString()}`;
      client.add({ title: text, text, url }, text);
    }
  }
}

function phraseOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  const phrase = typeof value === 'object' && value !== null && 'phrase' in value ? value.phrase : '';
  return typeof phrase === 'string' ? phrase.trim() : '';
}
