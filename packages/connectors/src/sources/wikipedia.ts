import { listAt, textAt, urlAt } from '../json.ts';
import { mentions } from '../mentions.ts';
import { plainText } from '../plain-text.ts';
import type { Source } from '../source.ts';
import type { SourceSubject } from '../source-facts.ts';
import { days } from '../source.ts';
import type { SourceClient } from '../source-client.ts';

/** The beginning of its article in the English Wikipedia. */
export const wikipedia: Source = {
  id: 'wikipedia',
  kind: 'encyclopaedia',
  name: 'Wikipedia',
  keyed: false,
  defaultBaseUrl: 'https://en.wikipedia.org',
  paceMs: 500,
  // A title that is spelled another way is a redirect.
  calls: 4,
  keptMs: days(7),
  obeysRobots: false,
  needs: [],
  async ask(subject, client) {
    const known = subject.known.wikipediaTitle;
    const title = known ?? (await search(subject, client));
    if (title === null) return;
    const page = `/api/rest_v1/page/summary/${encodeURIComponent(title.replaceAll(' ', '_'))}`;
    const summary = await client.json(client.url(page));
    if (textAt(summary, 'type') !== 'standard') return;
    const text = plainText(textAt(summary, 'extract'));
    const item = textAt(summary, 'wikibase_item');
    const other = subject.known.wikidataId !== null && item !== '' && item !== subject.known.wikidataId;
    // Without Wikidata's word for it, an article of that name may be on anything.
    if (other || (known === null && !isOnSubject(summary, text, subject))) return;
    const url = urlAt(summary, 'content_urls', 'desktop', 'page');
    client.add({ title: textAt(summary, 'title'), url, text }, summary);
    client.found.learned.wikipediaTitle = textAt(summary, 'title') || title;
  },
};

async function search(subject: SourceSubject, client: SourceClient): Promise<string | null> {
  const query = { action: 'query', list: 'search', srsearch: subject.name, srlimit: 5, format: 'json' };
  const results = listAt(await client.json(client.url('/w/api.php', query)), 'query', 'search');
  const titles = results.map((result) => textAt(result, 'title'));
  const bare = (title: string) => (title.endsWith(')') ? title.split(' (', 1)[0] : title)?.toLowerCase();
  return titles.find((title) => bare(title) === subject.name.toLowerCase()) ?? null;
}

function isOnSubject(summary: unknown, text: string, subject: SourceSubject): boolean {
  const about = `${textAt(summary, 'description')} ${text}`;
  const isProduct =
    /\b(?:software|app|application|platform|service|company|startup|website|product|tool|brand|provider)\b/i;
  return mentions(text, subject) && isProduct.test(about.slice(0, 600));
}
