import { setTimeout as wait } from 'node:timers/promises';
import type { Report } from '@earshot/contracts/reports';
import type { StandIn } from '@earshot/stand-in-internet/start-stand-in';
import type { Browser } from '@playwright/test';
import { travelExport } from '../../e2e/journeys/travel-export.ts';
import { Api, type Person } from '../../e2e/support/api.ts';
import type { EarshotProcess } from '../../e2e/support/earshot-process.ts';
import { failJob } from '../../e2e/support/failed-job.ts';
import { importMatched, undoShown, uploadFile } from '../../e2e/support/import-screen.ts';
import { sendVisit } from '../../e2e/support/recorded-visit.ts';
import { type BoardScene, makeBoards } from './board-scene.ts';
import { type MarketScene, readMarket } from './market-scene.ts';
import type { SellingScene } from './selling-scene.ts';
import { keepSignedIn } from './keep-signed-in.ts';
import { visitSite } from './visit-scene.ts';

/** People and things that pictures show, made once for all of them. */
export interface Scene {
  people: { nobody: null; empty: Person; sample: Person; importing: Person; closing: Person };
  /** An item of the sample. */
  reviewId: number;
  /** A report of the sample that is run, and the secret of a link to its run. */
  report: { id: string; key: string };
  /** A recorded visit of the sample's workspace. */
  sessionId: string;
  /** The secret of a link to it. */
  sessionKey: string;
  /** Addresses of imports of `importing`: one with its columns matched, one that asks for its text, one done, one undone. */
  imports: { matched: string; asking: string; done: string; undone: string };
  board: BoardScene;
  market: MarketScene;
  /** Fragment of the link to a visit's report; null where no browser can visit. */
  siteVisit: string | null;
  selling: SellingScene;
}

/** Sets the scene on a fresh server: workspaces without feedback, with the sample and a view, with three imports. */
export async function setScene(
  browser: Browser,
  { url, setUpLink, dataDir, visitPort }: EarshotProcess,
  standIn: StandIn,
  selling: SellingScene,
): Promise<Scene> {
  const api = new Api(url, dataDir);
  const empty = await api.signUp();
  const sample = await api.signUp();
  const importing = await api.signUp();
  const closing = await api.signUp();
  const { password, token: owns } = closing;
  const leave = { name: 'Marrowby', current_password: password };
  await api.call('/api/workspaces/delete_workspace', leave, owns);
  const token = new URL(setUpLink).hash.replace('#token=', '');
  await api.call('/api/operator/use_set_up_link', { token }, sample.token);
  await api.call('/api/operator/add_operator', { email: empty.email }, sample.token);
  await failJob(dataDir, 'recordings.pack', 'The object store does not answer');
  await writeToOperator(api);
  await api.call('/api/operator/measure_storage', {}, sample.token);
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
  await checkSome(api, sample.token);
  await api.call(
    '/api/alerts/create_rule',
    { name: 'Offline', filters: { contains: 'offline' } },
    sample.token,
  );
  await api.call('/api/alerts/look_now', {}, sample.token);
  const { results } = await api.call<{ results: { review_id: number }[] }>(
    '/api/feedback/get_feedback',
    { limit: 1 },
    sample.token,
  );
  const [item] = results;
  if (!item) throw new Error('The sample holds no item');
  const sessionId = await sendVisit(api, sample.token);
  const shared = await api.call<{ token: string }>(
    '/api/recordings/share_recording',
    { session_id: sessionId },
    sample.token,
  );
  return {
    people: { nobody: null, empty, sample, importing, closing },
    reviewId: item.review_id,
    report: await makeReport(api, sample.token),
    sessionId,
    sessionKey: shared.token,
    imports: await runImports(browser, url, importing),
    board: await makeBoards(api, sample.token),
    market: await readMarket(api, standIn.originOf('marrowby.test'), sample.token),
    siteVisit: await visitSite(api, visitPort),
    selling,
  };
}

/** Says of some items that their tone is right, and of every fifth that it is not. */
async function checkSome(api: Api, token: string): Promise<void> {
  const asked = { kind: 'sentiment', limit: 10 };
  for (let n = 0; n < 30; n += 1) {
    const { cards } = await api.call<{ cards: { shown: string; review_id: number; drawn: string }[] }>(
      '/api/validation/next_checks',
      asked,
      token,
    );
    const [card] = cards;
    if (!card) return;
    const { review_id, shown, drawn } = card;
    const said =
      n % 5 === 4
        ? { verdict: 'disagree', correction: shown === 'neutral' ? 'negative' : 'neutral' }
        : { verdict: 'agree' };
    const check = { kind: 'sentiment', review_id, shown, drawn, ...said };
    // An item that was analysed again in between is asked for once more.
    await api.call('/api/validation/record_check', check, token).catch((error: unknown) => {
      if (!String(error).includes('answered 409')) throw error;
    });
  }
}

async function makeReport(api: Api, token: string): Promise<Scene['report']> {
  const body = {
    name: 'Board briefing',
    period: { last_days: 90 },
    schedule: 'weekly',
    questions: ['What do people complain about most?', 'How many people wrote?'],
  };
  const made = await api.call<Report>('/api/ai_reports/create_report', body, token);
  const id = made.report_id;
  for (;;) {
    const { runs } = await api.call<Report>(`/api/ai_reports/get_report?report_id=${id}`, undefined, token);
    const [run] = runs;
    if (run?.state === 'failed') throw new Error('The report was not run');
    if (run?.state === 'done') {
      const share = { report_id: id, run_id: run.run_id };
      const { token: key } = await api.call<{ token: string }>('/api/ai_reports/share_run', share, token);
      return { id, key };
    }
    await wait(300);
  }
}

/** What people said beside what somebody noted of it. */
const interviews = `Date,Participant,Email,Notes,What was said
2026-01-14,Rosa Lind,rosa@hilltop.example,Compares two plans by holding print-outs against the window of her office.,I print both and hold them against the window until I see the difference.
2026-01-15,Owen Falk,owen@oaksons.example,Finds the order of approvals confusing and asks colleagues by phone.,I never know whose turn it is so I call around before I approve.
2026-01-20,Mei Tan,mei@hilltop.example,Works on site without a signal and guesses the measures of the day before.,There is no signal in a basement so I guess and correct it at home.
`;

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
  await page.goto('/feedback/import');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'interviews.csv', mimeType: 'text/csv', buffer: Buffer.from(interviews) });
  await page.getByRole('button', { name: /^Use both/ }).waitFor();
  const asking = here();
  await context.close();
  return { matched, asking, done, undone };
}

/** What a stranger wrote, so that the operator's inbox is not empty. */
async function writeToOperator(api: Api): Promise<void> {
  for (const [email, contactDetails] of [
    ['ines@kettle.example', 'Do you read Polish? We have some forty thousand tickets in it.'],
    ['tomas@brookside.example', 'We would like to offer Earshot to the shops that we look after.'],
  ]) {
    await api.call('/api/user/submit_public_feedback', { email, contactReason: 'question', contactDetails });
  }
}
