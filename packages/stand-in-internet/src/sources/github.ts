import type { Company } from '../markets/market.ts';
import { json } from '../server/reply.ts';
import { daysBefore } from '../site/days-before.ts';
import type { Source, World } from './source.ts';
import { companiesIn, numberOf, plainQuery } from './source.ts';

const limits = { 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': '7', 'x-ratelimit-reset': '1900000000' };

/** `/search/repositories` and `/search/issues`; without a user agent it refuses. */
export const github: Source = ({ path, query, headers }, world) => {
  if (!headers['user-agent'])
    return { ...json({ message: 'Request forbidden by administrative rules.' }), status: 403 };
  const text = plainQuery(query.get('q') ?? '');
  const own = world.companies.filter(
    ({ name, repository }) =>
      repository !== null &&
      (companiesIn(text, world).some((one) => one.name === name) ||
        repository.topics.some((topic) => text.includes(`topic:${topic}`))),
  );
  const items = path.startsWith('/search/issues') ? [] : own.map((one) => repositoryOf(one, world));
  return json({ total_count: items.length, incomplete_results: false, items }, limits);
};

function repositoryOf({ host, repository }: Company, { today, originOf }: World): object {
  const name = repository?.name ?? '';
  return {
    id: numberOf(name),
    name: name.split('/')[1],
    full_name: name,
    html_url: `https://github.com/${name}`,
    homepage: `${originOf(host)}/`,
    description: repository?.description,
    stargazers_count: repository?.stars,
    forks_count: Math.round((repository?.stars ?? 0) / 11),
    open_issues_count: 23,
    topics: repository?.topics,
    license: { spdx_id: 'MIT' },
    created_at: '2020-05-04T10:00:00Z',
    pushed_at: daysBefore(today, 3).toISOString(),
    archived: false,
  };
}
