import { at, listAt, webUrl } from '../json.ts';
import type { Source } from '../source.ts';
import { days } from '../source.ts';

/** When its price page changed, as the Internet Archive kept it. */
export const wayback: Source = {
  id: 'wayback',
  kind: 'archive',
  name: 'Wayback Machine',
  keyed: false,
  defaultBaseUrl: 'https://web.archive.org',
  paceMs: 2000,
  calls: 1,
  keptMs: days(7),
  obeysRobots: false,
  needs: [],
  async ask(subject, client) {
    if (subject.host === null) return;
    const query = {
      url: `${subject.host}/pricing`,
      output: 'json',
      fl: 'timestamp,original,statuscode,digest',
      filter: 'statuscode:200',
      collapse: 'digest',
      limit: -12,
    };
    const [names, ...rows] = listAt(await client.json(client.url('/cdx/search/cdx', query)));
    // The first row tells which column is which.
    const column = (name: string) => (Array.isArray(names) ? names.indexOf(name) : -1);
    for (const row of rows) {
      const [time, original] = [String(at(row, column('timestamp'))), String(at(row, column('original')))];
      const [, year = '', month = '', day = ''] = /^(\d{4})(\d{2})(\d{2})\d{6}$/.exec(time) ?? [];
      const page = webUrl(original);
      if (page === null || year === '') continue;
      const on = `${year}-${month}-${day}`;
      client.add(
        {
          title: `${page}, ${on}`,
          text: `${page} was archived with new content on ${on}.`,
          url: `https://web.archive.org/web/${time}/${page}`,
          publishedAt: new Date(`${on}T00:00:00Z`),
        },
        row,
      );
    }
  },
};
