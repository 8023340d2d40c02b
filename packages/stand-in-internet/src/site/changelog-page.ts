import type { Company } from '../markets/market.ts';
import { daysBefore } from './days-before.ts';
import { escaped, slug } from './html-text.ts';

export function changelogMain({ name, changes }: Company, today: Date): string {
  const entry = ({ title, text, daysAgo }: Company['changes'][number]): string => {
    const day = daysBefore(today, daysAgo).toISOString().slice(0, 10);
    return `<article id="${slug(title)}"><h2>${escaped(title)}</h2><time datetime="${day}">${day}</time><p>${escaped(text)}</p></article>`;
  };
  const none = '<p>Nothing yet.</p>';
  return `<h1>What is new in ${escaped(name)}</h1>\n${changes.map(entry).join('\n') || none}`;
}

export function feedXml({ name, tagline, changes }: Company, origin: string, today: Date): string {
  const item = ({ title, text, daysAgo }: Company['changes'][number]): string =>
    `<item><title>${escaped(title)}</title><link>${origin}/changelog#${slug(title)}</link><guid isPermaLink="false">${slug(
      title,
    )}</guid><pubDate>${daysBefore(today, daysAgo).toUTCString()}</pubDate><description>${escaped(text)}</description></item>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>${escaped(name)} changelog</title><link>${origin}/changelog</link><description>${escaped(
    tagline,
  )}</description>${changes.map(item).join('')}</channel></rss>
`;
}
