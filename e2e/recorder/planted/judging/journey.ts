import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { keptInBrowser } from '../../support/kept-in-browser.ts';
import type { StandIn } from '../../support/stand-in.ts';
import { headingOf } from '../front-ends/body-of-page.ts';
import { plantingsOf, type FrontEnd } from '../front-ends/front-end.ts';
import { pageNumbers, type PageNumber } from '../planting.ts';
import { allIsSent } from './all-is-sent.ts';
import { recorderIsOn } from './recorder-is-on.ts';

export interface Journey {
  /** What the recorder kept in the browser as each page was left. */
  kept: string[];
  /** What came while each page was open, by tag, from the first page to the fifth. */
  told: Record<string, number>[];
}

/** Goes through the five pages as a visitor does, and waits on each until all that happened on it has come. */
export async function goThrough(page: Page, standIn: StandIn, frontEnd: FrontEnd): Promise<Journey> {
  for (const [path, file] of frontEnd.files) standIn.pages.set(path, file);
  await page.goto(`${standIn.siteUrl}${frontEnd.paths[0] ?? ''}`);
  const journey: Journey = { kept: [], told: [] };
  for (const number of pageNumbers) {
    const before = standIn.events().length;
    if (number > 1) await page.click('#next');
    await page.locator('h1', { hasText: headingOf(number) }).waitFor();
    await recorderIsOn(page);
    await useThePage(page, number);
    await allIsSent(page, standIn);
    journey.kept.push((await page.evaluate(keptInBrowser)).text);
    journey.told.push(countByTag(standIn, before));
  }
  return journey;
}

async function useThePage(page: Page, number: PageNumber): Promise<void> {
  for (const { into, text } of plantingsOf(number).flatMap(({ typed }) => typed ?? [])) {
    await page.locator(into).first().focus();
    await page.keyboard.type(text);
  }
  const failed = await page.evaluate(() => {
    const { view } = window as unknown as { view: { act: () => string[] } };
    return view.act();
  });
  // A planting that does not work would count as masked.
  expect(failed, `what page ${number} could not do`).toEqual([]);
  await page.waitForTimeout(700);
}

function countByTag(standIn: StandIn, from: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { data } of standIn.events().slice(from)) {
    const tag = typeof data.tag === 'string' ? data.tag : 'look';
    counts[tag] = (counts[tag] ?? 0) + 1;
  }
  return counts;
}
