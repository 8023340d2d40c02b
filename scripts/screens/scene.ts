import type { Browser } from '@playwright/test';
import { travelExport } from '../../e2e/journeys/travel-export.ts';
import type { Api, Person } from '../../e2e/support/api.ts';
import { importMatched, undoShown, uploadFile } from '../../e2e/support/import-screen.ts';
import { sendVisit } from '../../e2e/support/recorded-visit.ts';
import { keepSignedIn } from './take-shot.ts';

/** People and things that pictures show, made once for all of them. */
export interface Scene {
  people: { nobody: null; empty: Person; sample: Person; importing: Person };
  /** An item of the sample. */
  reviewId: number;
  /** A recorded visit of the sample's workspace. */
  sessionId: string;
  /** Addresses of imports of `importing`: one with its columns matched, one done, one undone. */
  imports: { matched: string; done: string; undone: string };
}

/** Sets the scene on a fresh server: workspaces without feedback, with the sample and a view, with three imports. */
export async function setScene(browser: Browser, url: string, api: Api): Promise<Scene> {
  const empty = await api.signUp();
  const sample = await api.signUp();
  const importing = await api.signUp();
  await api.call('/api/workspaces/load_sample', {}, sample.token);
  await api.call(
    '/api/views/create_view',
    {
      name: 'Complaints about notes that were lost offline',
      filter: { sentiments: ['negative'] },
      search_term: 'lost notes',
    },
    sample.token,
  );
  const { results } = await api.call<{ results: { review_id: number }[] }>(
    '/api/feedback/get_feedback',
    { limit: 1 },
    sample.token,
  );
  const [item] = results;
  if (!item) throw new Error('The sample holds no item');
  return {
    people: { nobody: null, empty, sample, importing },
    reviewId: item.review_id,
    sessionId: await sendVisit(api, sample.token),
    imports: await runImports(browser, url, importing),
  };
}

async function runImports(browser: Browser, url: string, person: Person): Promise<Scene['imports']> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', timezoneId: 'Europe/Berlin' });
  const page = await context.newPage();
  await keepSignedIn(page, person);
  const upload = async (mark: string) => {
    const { name, csv } = travelExport(mark);
    await uploadFile(page, { name, mimeType: 'text/csv', buffer: Buffer.from(csv) });
  };
  const here = () => page.url().slice(url.length);
  await upload('spring');
  await importMatched(page);
  const done = here();
  await upload('summer');
  await importMatched(page);
  const undone = here();
  await undoShown(page);
  await upload('autumn');
  const matched = here();
  await context.close();
  return { matched, done, undone };
}
