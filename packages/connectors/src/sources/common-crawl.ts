import { listAt, textAt, urlAt, webUrl } from '../json.ts';
import { SourceFault } from '../source-fault.ts';
import type { Source } from '../source.ts';
import { days } from '../source.ts';

/** Which of its price pages Common Crawl holds, from its newest index. */
export const commonCrawl: Source = {
  id: 'common_crawl',
  kind: 'archive',
  name: 'Common Crawl',
  keyed: false,
  defaultBaseUrl: 'https://index.commoncrawl.org',
  paceMs: 2000,
  calls: 2,
  keptMs: days(7),
  obeysRobots: false,
  needs: [],
  async ask(subject, client) {
    if (subject.host === null) return;
    const [newest] = listAt(await client.json(client.url('/collinfo.json')));
    const index = urlAt(newest, 'cdx-api');
    if (index === null) throw new SourceFault('failed', 'Its answer could not be read.');
    // Its list names its own host, which is another where the address was set.
    const query = { url: `${subject.host}/pricing*`, output: 'json', limit: 20, filter: '=status:200' };
    const captures = await client.text(client.url(new URL(index).pathname, query));
    for (const row of captures.split('\n').slice(0, 20)) {
      const capture = parsed(row);
      const [, year = '', month = '', day = ''] =
        /^(\d{4})(\d{2})(\d{2})\d{6}$/.exec(textAt(capture, 'timestamp')) ?? [];
      const page = webUrl(textAt(capture, 'url'));
      if (page === null || year === '') continue;
      const on = `${year}-${month}-${day}`;
      const text = `${page} was captured on ${on}.`;
      client.add(
        { title: `${page}, ${on}`, text, url: page, publishedAt: new Date(`${on}T00:00:00Z`) },
        capture,
      );
    }
  },
};

function parsed(row: string): unknown {
  try {
    return row.startsWith('{') ? JSON.parse(row) : null;
  } catch {
    return null;
  }
}
