import { expect, test } from 'vitest';
import type { CrawledPage } from '@earshot/crawler/page';
import { noEvidence } from './evidence.ts';
import type { SiteEvidence } from './evidence.ts';
import { factsOf } from './page-facts.ts';
import { stateOf } from './sections/conclusions.ts';
import { unreadPricesNotice } from './short-notice.ts';
import { addFacts } from './which-page-wins.ts';

const host = 'dunlark.example';
const pricing = `https://${host}/pricing`;
const plans = `<h1>Pricing</h1><div>${['Perch', 'Flock']
  .map(
    (name, at) => `<div class="card"><h3>${name}</h3><p>$${9 + at} a month</p><a href="/go">Choose</a></div>`,
  )
  .join('')}</div>`;
/** Nothing here is surely a plan: work by the week, and a sum by use alone. */
const unsureHome = `<a href="tel:+4420555010">Call</a><div>${['Claw care for pairs', 'Wing oil by hand']
  .map((name, at) => `<div class="card"><h3>${name}</h3><p>£${20 + at} a week</p><p>30 min</p></div>`)
  .join('')}</div>`;
const unsure = '<h1>Pay as you go</h1><p>$0.004 per request.</p>';

function siteOf(pages: Partial<Record<'home' | 'pricing', string>>): SiteEvidence {
  const evidence: SiteEvidence = { ...noEvidence(host, '2026-11-28T00:00:00Z'), outcome: 'answered' };
  for (const kind of ['home', 'pricing'] as const) {
    const html = pages[kind];
    if (html === undefined) continue;
    const finalUrl = kind === 'home' ? `https://${host}/` : pricing;
    const page: Pick<CrawledPage, 'html' | 'finalUrl' | 'kind'> = { html, finalUrl, kind };
    evidence.pageIds[finalUrl] = kind;
    addFacts(evidence, kind, factsOf(page).facts);
  }
  return evidence;
}

const namesOf = (site: SiteEvidence) => stateOf(site, []).plans?.map(({ name }) => name) ?? null;

test('plans of a home page are not compared while the page about prices could not be read surely', () => {
  expect(namesOf(siteOf({ home: plans }))).toEqual(['Perch', 'Flock']);
  expect(namesOf(siteOf({ home: plans, pricing: unsure }))).toBeNull();
  expect(namesOf(siteOf({ home: unsureHome, pricing: plans }))).toEqual(['Perch', 'Flock']);
});

test('what a page left out is kept with its plans; of what a former version read it is not known', () => {
  const { leftOut: _unknown, ...old } = siteOf({ home: plans });
  expect(stateOf(siteOf({ home: plans, pricing: unsure }), []).leftOut).toEqual(['Pay as you go']);
  expect(stateOf(siteOf({ home: unsureHome }), []).leftOut).toContain('Wing oil by hand');
  expect(stateOf(siteOf({ home: unsureHome, pricing: plans }), []).leftOut).toEqual([]);
  expect(stateOf(old, []).leftOut).toBeUndefined();
});

test('a site none of whose pages may be quoted was not read', () => {
  const { plans: its, features, claims } = stateOf({ ...siteOf({}), pagesRead: 3 }, []);
  expect([its, features, claims]).toEqual([null, null, null]);
});

test('a site without plans that names prices is said to, with the page', () => {
  expect(unreadPricesNotice(siteOf({ pricing: unsure }))).toContain(`${pricing} has prices`);
  expect(unreadPricesNotice(siteOf({ home: unsureHome }))).toContain(`https://${host}/ has prices`);
  expect(unreadPricesNotice(siteOf({ home: plans, pricing: unsure }))).toBeNull();
  expect(unreadPricesNotice(siteOf({ home: '<h1>Owls</h1>' }))).toBeNull();
});
