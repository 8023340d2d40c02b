import { dateAt, listAt, numberAt, textAt, urlAt, webUrl } from '../json.ts';
import { isNamedAfter, isOwnSite, mentions, quoted } from '../mentions.ts';
import type { Source } from '../source.ts';
import type { SourceSubject } from '../source-facts.ts';
import { hours } from '../source.ts';
import type { SourceClient } from '../source-client.ts';

/** Its repositories, what is told of it in issues, and what calls itself an alternative to it. */
export const github: Source = {
  id: 'github',
  kind: 'code',
  name: 'GitHub',
  keyed: false,
  defaultBaseUrl: 'https://api.github.com',
  paceMs: 2000,
  calls: 4,
  keptMs: hours(12),
  obeysRobots: false,
  needs: [],
  async ask(subject, client) {
    const isRepository = (one: string) => /^[\w.-]+\/[\w.-]+$/.test(one) && isNamedAfter(one, subject);
    const own = subject.known.repositories.find(isRepository);
    if (own !== undefined) addRepository(await get(client, `/repos/${own}`), client);
    const named = {
      q: `${quoted(subject.name)} in:name,description`,
      sort: 'stars',
      order: 'desc',
      per_page: 10,
    };
    for (const one of listAt(await get(client, '/search/repositories', named), 'items')) {
      if (isOwnSite(homepageOf(one), subject)) addRepository(one, client);
    }
    const rivals = {
      q: `"alternative to ${subject.name.replaceAll('"', '')}" in:description,readme`,
      per_page: 10,
    };
    for (const one of listAt(
      await get(client, '/search/repositories', { ...rivals, sort: 'stars' }),
      'items',
    )) {
      addRival(one, subject, client);
    }
    const issues = { q: `${quoted(subject.name)} is:issue`, sort: 'updated', order: 'desc', per_page: 20 };
    for (const issue of listAt(await get(client, '/search/issues', issues), 'items')) {
      const [title, text] = [textAt(issue, 'title'), textAt(issue, 'body')];
      if (!mentions(`${title} ${text}`, subject)) continue;
      const publishedAt = dateAt(issue, 'created_at');
      const author = textAt(issue, 'user', 'login');
      client.add({ title, text: text || title, url: urlAt(issue, 'html_url'), publishedAt, author }, issue);
    }
  },
};

function get(
  client: SourceClient,
  path: string,
  query: Record<string, string | number> = {},
): Promise<unknown> {
  const headers = {
    'x-github-api-version': '2022-11-28',
    ...(client.key !== '' && { authorization: `Bearer ${client.key}` }),
  };
  return client.json(client.url(path, query), { headers, accept: 'application/vnd.github+json' });
}

function addRepository(repository: unknown, client: SourceClient): void {
  const name = textAt(repository, 'full_name');
  const stars = numberAt(repository, 'stargazers_count');
  if (name === '' || stars === null) return;
  const text = [
    textAt(repository, 'description'),
    `${stars} stars, ${numberAt(repository, 'forks_count') ?? 0} forks, ${numberAt(repository, 'open_issues_count') ?? 0} open issues.`,
    `License: ${textAt(repository, 'license', 'spdx_id') || 'not given'}.`,
  ].join('\n');
  const publishedAt = dateAt(repository, 'pushed_at');
  client.add({ title: name, text, url: urlAt(repository, 'html_url'), publishedAt }, repository);
  const known = client.found.learned.repositories ?? [];
  if (!known.includes(name)) client.found.learned.repositories = [...known, name];
}

function addRival(repository: unknown, subject: SourceSubject, client: SourceClient): void {
  const description = textAt(repository, 'description');
  const url = urlAt(repository, 'html_url');
  const isRival = /\balternatives?\b/i.test(description) && mentions(description, subject);
  if (url === null || !isRival || isOwnSite(homepageOf(repository), subject)) return;
  client.found.peers.push({
    name: textAt(repository, 'name'),
    site: homepageOf(repository),
    text: description.slice(0, 500),
    url,
  });
}

function homepageOf(repository: unknown): string | null {
  const written = textAt(repository, 'homepage');
  return webUrl(/^https?:/i.test(written) || written === '' ? written : `https://${written}`);
}
