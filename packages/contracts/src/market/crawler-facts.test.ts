import { expect, test } from 'vitest';
import { crawlerFacts, crawlerUserAgent } from './crawler-facts.ts';

test('[MKT-3] the name of the robot leads to the page that tells of it', () => {
  const page = `https://earshot.example${crawlerFacts.path}`;
  expect(crawlerUserAgent('1.2.0', 'https://earshot.example', 'mail@earshot.example')).toBe(
    `Earshot/1.2.0 (+${page}; mail@earshot.example)`,
  );
  expect(crawlerUserAgent('1.2.0', 'https://earshot.example', null)).toBe(`Earshot/1.2.0 (+${page})`);
});
