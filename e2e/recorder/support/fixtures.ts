import { test as base } from '@playwright/test';
import { bundleRecorder, type RecorderFiles } from '../../../packages/recorder/bundling/bundle-recorder.ts';
import { serveStage, type ServedStage } from './serve-stage.ts';
import { siteKey, startStandIn, type StandIn } from './stand-in.ts';

interface TestFixtures {
  standIn: StandIn;
  /** What the page would show of faults: its console's errors and warnings, errors nobody caught, refusals of its policy. */
  faults: string[];
}

interface WorkerFixtures {
  files: RecorderFiles;
  stage: ServedStage;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  files: [
    async ({}, use) => {
      await use(await bundleRecorder());
    },
    { scope: 'worker' },
  ],
  stage: [
    async ({}, use) => {
      const stage = await serveStage();
      await use(stage);
      await stage.close();
    },
    { scope: 'worker' },
  ],
  standIn: async ({ files }, use) => {
    const standIn = await startStandIn(files);
    await use(standIn);
    await standIn.close();
  },
  faults: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    await use(faults);
  },
});

export { expect } from '@playwright/test';

/** The tag as a customer puts it into a page. `attributes`: more of its options. */
export function recorderTag(standIn: StandIn, attributes = ''): string {
  return `<script async src="${standIn.recorderUrl}/r/earshot-1.js" data-key="${siteKey}" ${attributes}></script>`;
}
