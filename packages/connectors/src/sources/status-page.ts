import { dateAt, listAt, textAt, urlAt, webUrl } from '../json.ts';
import { byMonth } from '../months.ts';
import { plainText } from '../plain-text.ts';
import { SourceFault } from '../source-fault.ts';
import type { Source } from '../source.ts';
import type { SourceSubject } from '../source-facts.ts';
import { hours } from '../source.ts';
import type { SourceClient } from '../source-client.ts';

/** What went wrong with it and when, as its own page of outages tells: that of Statuspage or its like, or of Better Stack. */
export const statusPage: Source = {
  id: 'status_page',
  kind: 'status',
  name: 'Status page',
  keyed: false,
  defaultBaseUrl: null,
  paceMs: 1000,
  calls: 3,
  keptMs: hours(6),
  obeysRobots: true,
  needs: ['statusUrl'],
  async ask(subject, client) {
    const page = webUrl(subject.known.statusUrl ?? '');
    if (page === null) return;
    const { origin } = new URL(page);
    try {
      const answer = await client.json(`${origin}/api/v2/incidents.json`);
      const incidents = listAt(answer, 'incidents');
      for (const incident of incidents) addIncident(incident, page, client);
      addSeries(incidents, subject, page, client);
    } catch (error) {
      const isOther =
        error instanceof SourceFault && (error.outcome === 'empty' || error.outcome === 'failed');
      if (!isOther) throw error;
      await askBetterStack(origin, page, client);
      return;
    }
    const summary = await client.json(`${origin}/api/v2/summary.json`);
    const state = textAt(summary, 'status', 'description');
    const title = textAt(summary, 'page', 'name');
    if (state !== '')
      client.add(
        { title, text: state, url: page, publishedAt: dateAt(summary, 'page', 'updated_at') },
        summary,
      );
  },
};

function addIncident(incident: unknown, page: string, client: SourceClient): void {
  const impact = textAt(incident, 'impact');
  const updates = listAt(incident, 'incident_updates').map((update) => plainText(textAt(update, 'body')));
  const ended = dateAt(incident, 'resolved_at');
  const began = dateAt(incident, 'created_at');
  const lasted =
    ended !== null && began !== null
      ? `Resolved after ${Math.round((ended.getTime() - began.getTime()) / 60_000)} minutes.`
      : '';
  const text = [impact === '' ? '' : `Impact: ${impact}.`, lasted, ...updates]
    .filter((part) => part !== '')
    .join('\n');
  const title = textAt(incident, 'name');
  client.add(
    { title, text: text || title, url: urlAt(incident, 'shortlink') ?? page, publishedAt: began },
    incident,
  );
}

function addSeries(
  incidents: readonly unknown[],
  subject: SourceSubject,
  page: string,
  client: SourceClient,
): void {
  const values = incidents.flatMap((incident) => {
    const at = dateAt(incident, 'created_at');
    return at === null ? [] : [{ at, value: 1 }];
  });
  const points = byMonth(values, subject.now);
  if (points.length > 0)
    client.found.series.push({ name: 'Incidents on its status page', points, url: page });
}

async function askBetterStack(origin: string, page: string, client: SourceClient): Promise<void> {
  const answer = await client.json(`${origin}/index.json`);
  const state = textAt(answer, 'data', 'attributes', 'aggregate_state');
  if (state === '') throw new SourceFault('failed', 'Its answer could not be read.');
  client.add(
    {
      title: textAt(answer, 'data', 'attributes', 'company_name') || 'Status page',
      text: `State: ${state}.`,
      url: page,
      publishedAt: dateAt(answer, 'data', 'attributes', 'updated_at'),
    },
    answer,
  );
}
