import { json, notFound } from '../server/reply.ts';
import { daysBefore } from '../site/days-before.ts';
import type { Source } from './source.ts';
import { numberOf } from './source.ts';

/** Greenhouse, Lever and Ashby by their paths; a token that is not known is not found. */
export const jobBoards: Source = ({ path }, world) => {
  const match = /^\/(v1\/boards|v0\/postings|posting-api\/job-board)\/([^/]+)/.exec(path);
  const board = { 'v1/boards': 'greenhouse', 'v0/postings': 'lever', 'posting-api/job-board': 'ashby' }[
    match?.[1] ?? ''
  ];
  const openings = world.companies.find(
    ({ host, openings: own }) => host.split('.')[0] === match?.[2] && own?.board === board,
  )?.openings;
  if (!openings || board === undefined) return notFound({ status: 404, error: 'Not found' });
  const at = daysBefore(world.today, 20);
  const link = (title: string) => `https://jobs.example/${match?.[2]}/${numberOf(title)}`;
  if (board === 'greenhouse') {
    const jobs = openings.titles.map((title) => ({
      ...{ id: numberOf(title), title, location: { name: 'Remote' }, absolute_url: link(title) },
      ...{ updated_at: at.toISOString(), first_published: at.toISOString() },
    }));
    return json({ jobs, meta: { total: jobs.length } });
  }
  if (board === 'lever') {
    return json(
      openings.titles.map((text) => ({
        ...{ id: String(numberOf(text)), text, hostedUrl: link(text), createdAt: at.getTime() },
        categories: { team: 'Product', department: 'Product', location: 'Remote', commitment: 'Full-time' },
      })),
    );
  }
  return json({
    jobs: openings.titles.map((title) => ({
      ...{ title, department: 'Product', team: 'Product', location: 'Remote' },
      ...{ publishedAt: at.toISOString(), jobUrl: link(title) },
    })),
  });
};
