import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** KB of script, as gzip makes it, that a page may load in all. */
export const scriptLimitsKb = {
  '/': 120,
  '/login': 150,
  '/home/get-started': 250,
  '/feedback/list': 250,
} as const;

export interface PageWeight {
  scriptKb: number;
  files: number;
  /** Addresses of scripts that Zod came along in: pages take the contracts without their schemas. */
  withZod: string[];
}

/** Opens a page in a browser that has nothing of it yet, and weighs the scripts that it loads. */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) bodies.set(response.url(), response.body());
  });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // What a screen still fetches once it is drawn counts as well.
  await page.waitForTimeout(1000);
  const scripts = await Promise.all([...bodies].map(async ([url, body]) => ({ url, body: await body })));
  return {
    scriptKb: scripts.reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0) / 1024,
    files: scripts.length,
    withZod: scripts.filter(({ body }) => /ZodError|_zod\b/.test(body.toString())).map(({ url }) => url),
  };
}
