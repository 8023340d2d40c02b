import type { Page } from 'playwright-core';
import { RecordedChunks } from './recorded-chunks.ts';
import { siteOf } from './safe-links.ts';
import type { VisitNotes } from './visit-notes.ts';

/** Notes what goes wrong in a page by itself: errors, what is written to the console, requests of the site that fail. */
export function watchPage(page: Page, site: string, notes: VisitNotes): void {
  page.on('pageerror', (error) =>
    notes.find('page_error', page.url(), error.message, firstPlace(error.stack)),
  );
  page.on('console', (message) => {
    // The browser's own lines about requests and policies are no lines of the site's.
    if (message.type() !== 'error' || message.args().length === 0) return;
    notes.find('console_error', page.url(), message.text());
  });
  page.on('response', (response) => {
    const request = response.request();
    if (response.status() < 400 || request.isNavigationRequest()) return;
    if (RecordedChunks.isOwn(request.url()) || !isOfSite(request.url(), site)) return;
    if (new URL(request.url()).pathname === '/favicon.ico') return;
    notes.find(
      'failed_request',
      page.url(),
      `${response.status()} for a ${request.resourceType()}`,
      request.url(),
    );
  });
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  page.on('download', (download) => void download.cancel().catch(() => undefined));
  page.on('popup', (popup) => void popup.close().catch(() => undefined));
}

function isOfSite(url: string, site: string): boolean {
  return URL.canParse(url) && siteOf(new URL(url)) === site;
}

function firstPlace(stack: string | undefined): string | null {
  return (
    stack
      ?.split('\n')
      .find((line) => /https?:/.test(line))
      ?.trim() ?? null
  );
}
