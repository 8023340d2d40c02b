import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { featureMatrix } from './feature-matrix.ts';
import { jaccard, termWords } from './feature-terms.ts';
import { readFeatures } from './read-features.ts';

function featuresOf(html: string, host = 'crewlark.example') {
  return { host, mentions: readFeatures(readPage(html, `https://${host}/features`)) };
}

describe('features', () => {
  test('are rows of tables, items of lists and titles of sections', () => {
    const { mentions } = featuresOf(`<nav><ul><li>Docs</li></ul></nav><h3>Job planner</h3><p>Drag it.</p>
      <ul><li>Up to 5 projects</li><li><a href="/x">Read more</a></li></ul>
      <table><tr><th>Feature</th><th>Crewlark</th></tr><tr><td>Purchase orders</td><td>✗</td></tr><tr><td>SSO</td><td>✓</td></tr></table>`);
    expect(mentions.map(({ term, value, from }) => `${term} ${value} ${from}`)).toEqual([
      'Purchase orders no table',
      'SSO yes table',
      'Job planner yes heading',
      'Up to 5 projects limited list',
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
    expect(rows).toHaveLength(1);
    expect(rows[0]?.cells.map(({ value }) => value)).toEqual(['yes', 'yes', 'no', 'not_mentioned']);
    expect(rows[0]?.cells.map(({ mentions }) => mentions.length)).toEqual([1, 1, 1, 0]);
  });
});
