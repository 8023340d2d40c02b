import { visitLimits } from '@earshot/contracts/visits';
import type { Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { AccessibilityFault, PageFacts } from './in-page.ts';
import { changesSince, menuSelector, pageFacts, runAxe, watchChanges } from './in-page.ts';
import type { VisitNotes } from './visit-notes.ts';

const menusPerPage = 3;
const axeMs = 8000;
/** A menu that opens does so within this time. */
const openMs = 700;
let axeSource: string | undefined;

/** Judges a page that is open: how fast it came, whom it leaves out, whether its menus open. @returns its links */
export async function lookAtPage(
  page: Page,
  url: string,
  notes: VisitNotes,
  answersIn: (url: string) => Promise<number | null>,
): Promise<PageFacts> {
  const facts = await page.evaluate<PageFacts>(pageFacts);
  await judgeSpeed(facts, url, notes, answersIn);
  for (const { href, text } of facts.deadAnchors) {
    notes.find('dead_end', url, `The link “${text}” leads to a part of the page that does not exist`, href);
  }
  await readThrough(page);
  await openMenus(page, url, notes);
  await checkAccessibility(page, url, notes);
  return facts;
}

/** A page counts as slow when it was so in the browser, and is so again without one: our own machine may be busy. */
async function judgeSpeed(
  { loadMs, answerMs }: PageFacts,
  url: string,
  notes: VisitNotes,
  answersIn: (url: string) => Promise<number | null>,
): Promise<void> {
  if (answerMs !== null && answerMs >= visitLimits.slowAnswerMs) {
    const again = await answersIn(url);
    const slower = Math.min(answerMs, again ?? answerMs);
    if (slower >= visitLimits.slowAnswerMs) {
      notes.find('slow_page', url, `The server took ${seconds(slower)} to respond`);
    }
  } else if (loadMs !== null && loadMs >= visitLimits.slowLoadMs) {
    notes.find('slow_page', url, `The page took ${seconds(loadMs)} to load`);
  }
}

/** Scrolls as somebody reads who looks around. */
async function readThrough(page: Page): Promise<void> {
  await page.mouse.move(640, 400);
  for (let step = 0; step < 3; step += 1) {
    await page.mouse.wheel(0, 500);
    await wait(200);
  }
  await page.mouse.wheel(0, -1500);
  await wait(100);
}

async function openMenus(page: Page, url: string, notes: VisitNotes): Promise<void> {
  const controls = await page.locator(menuSelector).all();
  const here = page.url();
  let opened = 0;
  for (const control of controls) {
    if (opened === menusPerPage) {
      notes.leaveOut(`At most ${menusPerPage} menus were opened per page`);
      return;
    }
    if (!(await control.isVisible())) continue;
    opened += 1;
    const label =
      (await control.innerText({ timeout: 500 })).trim() ||
      (await control.getAttribute('aria-label')) ||
      'menu';
    await page.evaluate(watchChanges);
    try {
      // oxlint-disable-next-line no-deprecated -- until not waiting for a navigation is what happens without it
      await control.click({ timeout: 4000, noWaitAfter: true });
    } catch {
      // Something lies over it, or it is gone; that is not for us to judge.
      continue;
    }
    notes.did(`Opened “${label}”`, url);
    let changes = 0;
    const until = Date.now() + openMs;
    while (changes === 0 && Date.now() < until) {
      await wait(100);
      if (page.url() !== here) return;
      changes = Number(
        await page.evaluate('window.__earshotChanges ? window.__earshotChanges.seen.count : 1'),
      );
    }
    await page.evaluate(changesSince);
    if (changes === 0) notes.find('dead_control', url, `Nothing happens when “${label}” is pressed`);
    await page.keyboard.press('Escape');
  }
}

async function checkAccessibility(page: Page, url: string, notes: VisitNotes): Promise<void> {
  axeSource ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(axeSource);
  const run = page.evaluate<AccessibilityFault[]>(runAxe);
  const faults = await Promise.race([run, wait(axeMs, null, { ref: false })]);
  if (faults === null) {
    run.catch(() => undefined);
    notes.leaveOut('Accessibility was not checked where it took longer than 8 seconds');
    return;
  }
  for (const { help, nodes, element } of faults) {
    const more = nodes > 1 ? ` (${nodes} elements)` : '';
    notes.find('accessibility', url, `${help}${more}`, element);
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
