import { listAt, numberAt, readDate, textAt } from '../json.ts';
import { isNamedAfter } from '../mentions.ts';
import { byMonth } from '../months.ts';
import type { Source } from '../source.ts';
import { days } from '../source.ts';

const packages = 3;
const spanDays = 400;

/** How often its packages are downloaded, month by month. */
export const npmDownloads: Source = {
  id: 'npm_downloads',
  kind: 'packages',
  name: 'npm downloads',
  keyed: false,
  defaultBaseUrl: 'https://api.npmjs.org',
  paceMs: 1000,
  calls: packages,
  keptMs: days(1),
  obeysRobots: false,
  needs: ['packages'],
  async ask(subject, client) {
    const day = (date: Date) => date.toISOString().slice(0, 10);
    const from = new Date(subject.now.getTime() - days(spanDays));
    const isPackage = (name: string) => /^(?:@[\w.-]+\/)?[\w.-]+$/.test(name) && isNamedAfter(name, subject);
    const names = subject.known.packages.filter(isPackage);
    for (const name of names.slice(0, packages)) {
      const answer = await client.json(
        client.url(`/downloads/range/${day(from)}:${day(subject.now)}/${name}`),
      );
      const values = listAt(answer, 'downloads').flatMap((one) => {
        const [at, value] = [readDate(textAt(one, 'day')), numberAt(one, 'downloads')];
        return at === null || value === null ? [] : [{ at, value }];
      });
      // The first month is cut off by where the span begins.
      const points = byMonth(values, subject.now).slice(1);
      const url = `https://www.npmjs.com/package/${name}`;
      if (points.length > 0) client.found.series.push({ name: `Downloads of ${name}`, points, url });
    }
  },
};
