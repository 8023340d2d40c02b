import type { Page } from '@playwright/test';

/** Letters of which a chunk can hold no more: what came before is sent with them at once, not after five seconds. */
const fullChunk = 60_000;

/** Has the page change so much that its recorder sends what it has. The first letters of the change are `mark`. */
export async function sendNow(page: Page, mark = 'A full chunk'): Promise<void> {
  await page.evaluate(
    ([text, times]) => {
      const part = document.createElement('p');
      part.textContent = text + ' full'.repeat(times);
      document.body.append(part);
    },
    [mark, fullChunk] as const,
  );
}
