/**
 * Records what outsiders wrote with default settings, and prints how many secrets left and how many friendly texts were hidden:
 * `npm run accept:masking`. Of the open half each case is named, of the frozen one only sums: `npm run accept:masking -- frozen`.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { bundleRecorder } from '../../../packages/recorder/bundling/bundle-recorder.ts';
import { chromiumLaunch } from '../../support/chromium.ts';
import { recorderTag } from '../support/fixtures.ts';
import { sendNow } from '../support/send-now.ts';
import { startStandIn } from '../support/stand-in.ts';
import { casesOf, type Half, halves, type MaskingCase } from './masking/cases.ts';
import { judgeOf, type Verdict } from './masking/judge.ts';
import { pageOf } from './masking/page-of.ts';

const casesOfPage = 12;
/** Most of what `sendNow` adds, which is sent after all that happened before it. */
const fullChunk = 250_000;
const patienceMs = 30_000;
const files = await bundleRecorder();
const asked = process.argv.slice(2);
const browser = await chromium.launch(chromiumLaunch);
try {
  for (const half of halves.filter((one) => asked.length === 0 || asked.includes(one)))
    console.log(await figuresOf(browser, half));
} finally {
  await browser.close();
}

async function figuresOf(by: Browser, half: Half): Promise<string> {
  const cases = casesOf(half);
  const verdicts: [MaskingCase, Verdict][] = [];
  for (let at = 0; at < cases.length; at += casesOfPage) {
    const some = cases.slice(at, at + casesOfPage);
    const judge = judgeOf(await recorded(by, some));
    for (const one of some) verdicts.push([one, judge(one)]);
  }
  const leaked = verdicts.filter(([, verdict]) => verdict.leaked);
  const hidden = verdicts.filter(([, verdict]) => verdict.hidden);
  const secrets = cases.filter(({ secret }) => secret !== null).length;
  const friendly = cases.filter((one) => one.friendly !== null).length;
  const sums = `${half}: ${leaked.length} of ${secrets} secrets left, ${hidden.length} of ${friendly} friendly texts were hidden`;
  if (half === 'frozen') return sums;
  const named = (name: string, some: typeof verdicts) =>
    some.map(
      ([{ id, where, given, secret, friendly: text }]) =>
        `  ${name} ${id} (${where}): ${JSON.stringify(name === 'left' ? secret : text)} in ${given}`,
    );
  return [sums, ...named('left', leaked), ...named('hidden', hidden)].join('\n');
}

async function recorded(by: Browser, cases: readonly MaskingCase[]) {
  const standIn = await startStandIn(files);
  standIn.settings = { record_console: true };
  const context = await by.newContext();
  try {
    const page = await context.newPage();
    standIn.pages.set('/page', { html: pageOf(cases, recorderTag(standIn)) });
    await page.goto(`${standIn.siteUrl}/page`);
    await page.waitForFunction(() => window.earshot && 'recordingUrl' in window.earshot);
    for (const [at, one] of cases.entries()) await happens(page, one, at);
    await wait(300);
    await sendNow(page);
    const isSent = () => standIn.everything().length > fullChunk;
    for (let waited = 0; !isSent() && waited < patienceMs; waited += 100) await wait(100);
    if (!isSent()) throw new Error('What the page recorded was not sent.');
    return standIn.events();
  } finally {
    await context.close();
    await standIn.close();
  }
}

/** Does on the page what the case says. */
async function happens(page: Page, { where, given, secret }: MaskingCase, at: number): Promise<void> {
  if (where === 'console') await page.evaluate((text) => console.error(text), given);
  else if (where === 'path') await page.evaluate((path) => history.pushState(null, '', path), given);
  else if (where === 'error')
    await page.evaluate((text) => {
      setTimeout(() => {
        throw new Error(text);
      });
    }, given);
  else if (where === 'event')
    await page.evaluate((json) => {
      window.earshot?.push(['event', 'happened', JSON.parse(json)]);
    }, given);
  else if (where === 'input' && secret !== null && !given.includes(secret)) {
    const field = page.locator(`#case-${at} :is(input:not([type=hidden]), textarea, [contenteditable])`);
    await field.first().focus({ timeout: 2000 });
    await page.keyboard.type(secret);
  }
}
