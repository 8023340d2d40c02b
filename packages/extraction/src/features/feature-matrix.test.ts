import { describe, expect, test } from 'vitest';
import { byTag } from '../page/dom.ts';
import { evidenceHolds } from '../page/quotes.ts';
import { readPage } from '../page/read-page.ts';
import { readPricing } from '../pricing/read-pricing.ts';
import { gridOf } from '../pricing/tables/table-grid.ts';
import { featureMatrix } from './feature-matrix.ts';
import { jaccard, termWords } from './feature-terms.ts';
import { readFeatures } from './read-features.ts';
import type { FeaturePlace } from './read-features.ts';
import { tableDirection } from './table-features.ts';

function featuresOf(html: string, host = 'crewlark.example', place: FeaturePlace = 'features') {
  return { host, mentions: readFeatures(readPage(html, `https://${host}/features`), place) };
}

function termsOf(html: string, place: FeaturePlace = 'features'): string[] {
  return featuresOf(html, 'crewlark.example', place).mentions.map(({ term }) => term);
}

function plansOf(html: string): string[] {
  const read = readPage(html, 'https://crewlark.example/pricing');
  const { plans } = readPricing(read);
  for (const { evidence } of plans.flatMap(({ features }) => features)) {
    expect(evidenceHolds(read.page, evidence)).toBe(true);
  }
  return plans.map(({ name, features }) => `${name}: ${features.map(({ term }) => term).join(', ')}`);
}

describe('features', () => {
  test('are rows of tables, items of lists and titles of sections', () => {
    const { mentions } = featuresOf(`<nav><ul><li>Docs</li></ul></nav><h3>Job planner</h3><p>Drag it.</p>
      <ul><li>Up to 5 projects</li><li><a href="/x">Read more</a></li></ul>
      <table><tr><th>Feature</th><th>Crewlark</th></tr><tr><td>Purchase orders</td><td>✗</td></tr><tr><td>SSO</td><td>✓</td></tr></table>`);
    expect(mentions.map(({ term, value, from }) => `${term} ${value} ${from}`)).toEqual([
      'Job planner yes heading',
      'Up to 5 projects limited list',
      'Purchase orders no table',
      'SSO yes table',
    ]);
  });

  test('are the same when most of their words are', () => {
    expect(jaccard(termWords('Advanced job planning'), termWords('Job planner'))).toBe(1);
    expect(jaccard(termWords('Offline notes'), termWords('Single sign-on'))).toBe(0);
  });

  test('side by side: yes, limited, no, and never “no” for what is not mentioned', () => {
    const rows = featureMatrix([
      featuresOf('<h3>Customer portal</h3><p>x</p><ul><li>Stock of the van</li></ul>'),
      featuresOf('<ul><li>Customer portals</li></ul>', 'marrowby.example'),
      featuresOf('<table><tr><td>Customer portal</td><td>–</td></tr></table>', 'jobwren.example'),
      featuresOf('<p>Nothing.</p>', 'tallowbee.example'),
    ]);
    expect(rows.map(({ term }) => term)).toEqual(['Customer portal', 'Stock of the van']);
    expect(rows[0]?.cells.map(({ value }) => value)).toEqual(['yes', 'yes', 'no', 'not_mentioned']);
    expect(rows[0]?.cells.map(({ mentions }) => mentions.length)).toEqual([1, 1, 1, 0]);
  });

  test('of one company are rows as well, with the plans that hold them and their limits', () => {
    const read = readPage(
      `<h3>Nest</h3><p>€9 a month</p><ul><li>3 coops</li><li>Egg log</li></ul>
       <h3>Barn</h3><p>€29 a month</p><ul><li>Unlimited coops</li><li>Egg log</li><li>Vet reports</li></ul>`,
      'https://henfold.example/pricing',
    );
    const mentions = readPricing(read).plans.flatMap(({ features }) => features);
    const rows = featureMatrix([{ host: 'henfold.example', mentions }]);
    expect(
      rows.map(({ term, cells }) => [
        term,
        cells[0]?.plans.map(({ name, note }) => `${name} ${note ?? 'yes'}`),
      ]),
    ).toEqual([
      ['Unlimited coops', ['Nest 3 coops', 'Barn yes']],
      ['Egg log', ['Nest yes', 'Barn yes']],
      ['Vet reports', ['Barn yes']],
    ]);
  });

  test('are titles of cards built of blocks, under the title of their group', () => {
    const { mentions } = featuresOf(`<h1>Product</h1><h2>In the field</h2>
      <div class="grid"><div class="tile"><div class="t">Leak maps</div><div>See where water goes.</div></div>
      <div class="tile"><div class="t">Meter photos</div><div>Kept with each reading.</div></div></div>
      <h2>For inspectors</h2><p>• Route lists</p><p>✓ Signed visits</p><p>Made for people outdoors.</p>`);
    expect(mentions.map(({ term, area }) => `${term} / ${area ?? ''}`)).toEqual([
      'Leak maps / In the field',
      'Meter photos / In the field',
      'Route lists / For inspectors',
      'Signed visits / For inspectors',
    ]);
  });

  test('are named before a colon or a dash in longer items', () => {
    expect(
      termsOf('<ul><li><b>Tide table</b>: when to cast off</li><li>Crew list – who is aboard</li></ul>'),
    ).toEqual(['Tide table', 'Crew list']);
  });

  test.each([
    ['buttons', '<ul><li>Start free trial</li><li>Book a demo</li><li>Jetzt kostenlos testen</li></ul>'],
    [
      'announcements',
      '<ul><li>Everything in Nest, plus</li><li>What’s included</li><li>Alles aus Basis</li></ul>',
    ],
    [
      'slogans',
      '<h3>Designed for busy farms</h3><p>x</p><h3>Never lose an egg</h3><p>x</p><h3>Für kleine Höfe</h3><p>x</p>',
    ],
    [
      'support',
      '<ul><li>Email support</li><li>Priority email and chat support</li><li>Soporte prioritario</li></ul>',
    ],
    [
      'terms',
      '<ul><li>Cancel anytime</li><li>14-day free trial</li><li>Most popular</li><li>Prezzi IVA esclusa</li></ul>',
    ],
    ['steps', '<h2>How it works</h2><h3>Add your hens</h3><p>x</p><h3>Count eggs</h3><p>x</p>'],
    [
      'customers',
      '<h2>Trusted by</h2><div class="c"><p>Oak Farm</p><p>x</p></div><div class="c"><p>Elm Farm</p><p>x</p></div>',
    ],
    ['other companies', '<h2>Integrations</h2><ul><li>Tallybook</li><li>Paygrain</li></ul>'],
    [
      'things down a side',
      '<table><tr><th>Format</th><th>Import</th></tr><tr><td>Spreadsheet files</td><td>✓</td></tr></table>',
    ],
  ])('are no %s', (_name, html) => {
    expect(termsOf(html)).toEqual([]);
  });

  test('of a page wrapped as a post are read', () => {
    expect(
      termsOf(
        '<main><article class="post"><div class="post-content"><ul><li>Hive weights</li></ul></div></article></main>',
      ),
    ).toEqual(['Hive weights']);
  });

  test.each([
    ['side', '<tr><th></th><th>Basic</th><th>Pro</th></tr><tr><td>Frost alarm</td><td>–</td><td>✓</td></tr>'],
    [
      'top',
      '<tr><th>Plan</th><th>Frost alarm</th><th>Pollen map</th></tr><tr><td>Bee</td><td>✓</td><td>–</td></tr>',
    ],
    [
      'top',
      '<tr><th></th><th>Frost alarm</th></tr><tr><td>Basic</td><td>–</td></tr><tr><td>Pro</td><td>✓</td></tr>',
    ],
    ['none', '<tr><th>Country</th><th>Delivery</th></tr><tr><td>Norway</td><td>✓</td></tr>'],
    ['none', '<tr><th>Meal</th><th>Time</th></tr><tr><td>Soup</td><td>noon</td></tr>'],
  ])('stand at the %s of a table, as its corner, heads and values tell', (direction, rows) => {
    const read = readPage(`<table>${rows}</table>`, 'https://hivelog.example/');
    const [table] = byTag(read.document, 'table');
    expect(table && tableDirection(gridOf(read, table))).toBe(direction);
  });

  test('of a plan are the lines below its price, in cards without lists and below bare titles', () => {
    expect(
      plansOf(`<div class="row"><div class="plan"><h3>Sprout</h3><p>$4 / month</p><p>2 beds</p><p>Frost alarm</p><a>Start now</a></div>
        <div class="plan"><h3>Grove</h3><p>$11 / month</p><p>Most popular</p><p>40 beds</p><p>Pollen map</p></div></div>`),
    ).toEqual(['Sprout: 2 beds, Frost alarm', 'Grove: 40 beds, Pollen map']);
    expect(
      plansOf(
        '<h3>Sprout</h3><p>$4 a month</p><p>2 beds<br>Frost alarm</p><h3>Grove</h3><p>$11 a month</p><p>Pollen map</p><p>All prices plus tax.</p>',
      ),
    ).toEqual(['Sprout: 2 beds, Frost alarm', 'Grove: Pollen map']);
  });

  test('of a table below the plans are held by the plans that its columns are called by', () => {
    const read = readPage(
      '<table><tr><th></th><th>Bee</th><th>Swarm</th></tr><tr><td>Hive weights</td><td>3 hives</td><td>✓</td></tr><tr><td>Pollen map</td><td>–</td><td>✓</td></tr></table>',
      'https://hivelog.example/pricing',
    );
    const mentions = readFeatures(read, 'pricing', ['Bee', 'Swarm plan']);
    const rows = featureMatrix([{ host: 'hivelog.example', mentions }]);
    const plans = rows.map(({ term, cells }) => [
      term,
      cells[0]?.plans.map(({ name, note }) => note ?? name),
    ]);
    expect(plans).toEqual([
      ['Hive weights', ['3 hives', 'Swarm plan']],
      ['Pollen map', ['Swarm plan']],
    ]);
  });

  test('of thousands of items are read and put together in a time that grows with the page', () => {
    const page = (items: number) =>
      `<h2>All of it</h2><ul>${Array.from({ length: items }, (_, at) => `<li>Ledger ${word(at)} ${word(at * 7)}</li>`).join('')}</ul>`;
    const took = (items: number) => {
      const mentions = Array.from({ length: items }, (_, at) => ({
        ...{
          term: `${word(at)} ${word(at * 7)} ledger`,
          value: 'yes' as const,
          note: null,
          plan: null,
          area: null,
        },
        ...{ from: 'list' as const, evidence: { url: 'https://hivelog.example/', quote: 'x', start: 0 } },
      }));
      const began = performance.now();
      readFeatures(readPage(page(items), 'https://hivelog.example/'), 'features');
      featureMatrix([{ host: 'hivelog.example', mentions }]);
      return performance.now() - began;
    };
    took(500);
    const [few, many] = [Math.min(took(1000), took(1000)), Math.min(took(8000), took(8000))];
    expect(many / few).toBeLessThan(24);
  });
});

/** A word of its own for each number. */
function word(at: number): string {
  return [...String(at)].map((digit) => 'bcdfghjklm'[Number(digit)] ?? '').join('a');
}
