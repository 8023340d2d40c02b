import { partsOf, readRows, writeWorkspace, type Item } from '../rows.ts';

const mapping = {
  review_id: 'external_id',
  date: 'said_at',
  app_version: 'field',
  store: 'field',
  country: 'field',
  stars: { target: 'rating', lowest: 1, highest: 5 },
  title: 'title',
  body: 'text',
  helpful: 'field',
};

/** The version that was new on a day; some update a few days later. */
const versionOn = (day: string, at: number): string => {
  const seen = new Date(Date.parse(day) - (at % 5) * 86_400_000).toISOString().slice(0, 10);
  if (seen < '2025-10-01') return '3.4';
  return seen < '2025-11-01' ? '3.5' : '3.6';
};

/** Reviews of an app that finds the way for cyclists. */
export const writeBikenav = (folder: URL): void => {
  const items = readRows('bikenav', '2025-08-02', '2025-12-30').map(({ day, fields }, at): Item => {
    const [who = '', said = '', title = '', text = ''] = fields;
    const [country = '', store = '', stars = '', language = 'en'] = who.split(' ');
    const id = `r${(7919 * (at + 11)).toString(36)}`;
    const parts = partsOf(said);
    const redesigned = parts.some(({ matter }) => matter === 'redesign');
    const mended = parts.some(({ matter, kind }) => matter === 'crash' && kind === 'praise');
    const own =
      /\b3\.[56]\b/u.exec(text)?.[0] ?? (redesigned ? '3.6' : mended && day < '2025-11' ? '3.5' : undefined);
    const columns = {
      review_id: id,
      date: day,
      app_version: own ?? versionOn(day, at),
      store: store === 'a' ? 'App Store' : 'Play Store',
      country,
      stars,
      title,
      body: text,
      helpful: String((at * at * 7) % 23),
    };
    return { id, language, columns, parts, mood: Number(stars) / 5 };
  });
  writeWorkspace('bikenav', mapping, items, folder);
};
