import type { Company } from '../markets/market.ts';
import type { Reply } from '../server/reply.ts';
import { html, json, notFound } from '../server/reply.ts';
import { daysBefore } from '../site/days-before.ts';
import { escaped } from '../site/html-text.ts';
import { numberOf } from './source.ts';

/** What stands at `status.` of a company: a page, `/api/v2/summary.json` and `/api/v2/incidents.json`. */
export function statusPage({ name, incidents }: Company, path: string, origin: string, today: Date): Reply {
  if (path === '/')
    return html(`<!doctype html><title>${escaped(name)} status</title><h1>All systems work</h1>`);
  if (path !== '/api/v2/summary.json' && path !== '/api/v2/incidents.json') return notFound();
  const all = (incidents ?? []).map(({ title, impact, daysAgo }) => {
    const at = daysBefore(today, daysAgo);
    const over = new Date(at.getTime() + 5_400_000).toISOString();
    return {
      ...{
        id: String(numberOf(title)),
        name: title,
        impact,
        status: 'resolved',
        created_at: at.toISOString(),
        resolved_at: over,
      },
      shortlink: `${origin}/incidents/${numberOf(title)}`,
      incident_updates: [{ body: 'It works again.', status: 'resolved', created_at: over }],
    };
  });
  const page = { id: 'p1', name, url: origin, time_zone: 'Etc/UTC', updated_at: today.toISOString() };
  if (path.endsWith('incidents.json')) return json({ page, incidents: all });
  return json({
    page,
    status: { indicator: 'none', description: 'All Systems Operational' },
    components: [{ id: 'c1', name: 'App', status: 'operational', updated_at: today.toISOString() }],
    incidents: all.filter(({ status }) => status !== 'resolved'),
    scheduled_maintenances: [],
  });
}
