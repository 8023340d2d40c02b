import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface SiteTruth {
  plans: { name: string }[];
  features: { feature: string; quota: string | null }[];
  rivals: { name: string; named_on: string[] }[];
  not_rivals: string[];
  news: { title: string }[];
  notices: { text: string }[];
  about: Record<string, string | string[] | null>;
  changes: { before: string | null; after: string | null }[];
}

const sites = ['open', 'frozen'].flatMap((half) =>
  readdirSync(new URL(`${half}/sites/`, import.meta.url)).map((name) => ({ half, name })),
);

/** What all pages of one reading say, without tags; nothing when the site was read once. */
function wordsOf(folder: URL): string {
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return files
    .map((file) => readFileSync(new URL(file, folder), 'utf8').replace(/<[^<>]+>/g, ''))
    .join('\n')
    .replaceAll('&amp;', '&');
}

test.each(sites)('what the truth of $half/$name tells stands in its pages', ({ half, name }) => {
  const folder = new URL(`${half}/sites/${name}/`, import.meta.url);
  const truth = JSON.parse(readFileSync(new URL('truth.json', folder), 'utf8')) as SiteTruth;
  const before = wordsOf(new URL('before/', folder));
  const after = wordsOf(new URL('after/', folder));
  const told = [
    ...truth.plans.map((plan) => plan.name),
    ...truth.features.flatMap(({ feature, quota }) => [feature, quota ?? '']),
    ...truth.rivals.map((rival) => rival.name),
    ...truth.not_rivals,
    ...truth.news.map((entry) => entry.title),
    ...truth.notices.map((notice) => notice.text),
    ...Object.values(truth.about).flatMap((value) => value ?? []),
  ];
  for (const text of told) expect(before).toContain(text);
  for (const page of truth.rivals.flatMap((rival) => rival.named_on)) {
    expect(existsSync(new URL(`before${page}.html`, folder))).toBe(true);
  }
  for (const change of truth.changes) {
    expect(before).toContain(change.before ?? '');
    expect(after).toContain(change.after ?? '');
  }
});
