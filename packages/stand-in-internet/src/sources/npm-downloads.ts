import { json, notFound } from '../server/reply.ts';
import { daysBefore } from '../site/days-before.ts';
import type { Source } from './source.ts';

/** `/downloads/range/{period}/{package}` and `/downloads/point/…`; 40 a day and growing. */
export const npmDownloads: Source = ({ path }, world) => {
  const match = /^\/downloads\/(range|point)\/([^/]+)\/(.+)$/.exec(path);
  const name = decodeURIComponent(match?.[3] ?? '');
  if (!match || !world.companies.some(({ repository }) => repository?.npm === name))
    return notFound({ error: `package ${name} not found` });
  const [from, to] = spanOf(decodeURIComponent(match[2] ?? ''), world.today);
  const days = Math.min(549, Math.round((to.getTime() - from.getTime()) / 86_400_000) + 1);
  const downloads = Array.from({ length: days }, (_, at) => {
    const day = new Date(from.getTime() + at * 86_400_000);
    return { downloads: 40 + Math.floor(at / 10), day: day.toISOString().slice(0, 10) };
  });
  const span = { start: from.toISOString().slice(0, 10), end: to.toISOString().slice(0, 10), package: name };
  const sum = downloads.reduce((total, one) => total + one.downloads, 0);
  return json({ downloads: match[1] === 'range' ? downloads : sum, ...span });
};

function spanOf(period: string, today: Date): [Date, Date] {
  const [from, to] = period.split(':');
  if (from !== undefined && to !== undefined) return [new Date(from), new Date(to)];
  return [daysBefore(today, period === 'last-year' ? 365 : 30), daysBefore(today, 1)];
}
