import { crawlerFacts } from '@earshot/contracts/market/crawler-facts';
import { longestRetryMs, maxRedirects } from '@earshot/crawler/polite-fetch';
import { robotsKeptMs } from '@earshot/crawler/robots-book';
import { robotsMaxBytes } from '@earshot/crawler/robots';
import { expect, test } from 'vitest';

test('[MKT-3] what the page about the robot tells is what the robot keeps to', () => {
  expect(crawlerFacts).toMatchObject({ longestRetryMs, maxRedirects, robotsKeptMs, robotsMaxBytes });
});
