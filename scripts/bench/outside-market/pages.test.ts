import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface PageTruth {
  plans: { name: string }[];
  features: { feature: string; plans: string[]; quota: string | null }[];
  decoys: string[];
}

const folder = (half: string) => new URL(`${half}/pages/`, import.meta.url);
const names = (half: string) => readdirSync(folder(half)).filter((file) => file.endsWith('.html'));
const pages = ['open', 'frozen'].flatMap((half) =>
  names(half).map((file) => ({ half, name: file.slice(0, -5) })),
);
const read = (half: string, file: string) => readFileSync(new URL(file, folder(half)), 'utf8');
const truthOf = (half: string, name: string) => JSON.parse(read(half, `${name}.json`)) as PageTruth;

test('the halves are equal and together hold sixty pages, of which at least 25 sell no plans', () => {
  expect(names('open').length).toBe(names('frozen').length);
  expect(pages.length).toBe(60);
  const empty = pages.filter(({ half, name }) => truthOf(half, name).plans.length === 0);
  expect(empty.length).toBeGreaterThanOrEqual(25);
});

test.each(pages)('what the truth of $half/$name tells stands in its page', ({ half, name }) => {
  const html = read(half, `${name}.html`).replaceAll('&amp;', '&').replaceAll('&nbsp;', ' ');
  const words = html.replace(/<[^<>]+>/g, '');
  const truth = truthOf(half, name);
  const plans = truth.plans.map((plan) => plan.name);
  // A picture's alternative text can name a plan, so names are looked up with the tags.
  for (const plan of plans) expect(html).toContain(plan);
  for (const { feature, quota, plans: held } of truth.features) {
    expect(words).toContain(feature);
    expect(words).toContain(quota ?? '');
    for (const plan of held) expect(plans).toContain(plan);
  }
  for (const decoy of truth.decoys) expect(words).toContain(decoy);
});
