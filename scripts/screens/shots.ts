import { appPages } from '@earshot/contracts/pages/pages';
import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';
import type { Shot } from './shot.ts';

const nobody = (name: string, path: Shot['path'], rest: Partial<Shot> = {}): Shot => ({
  name,
  path,
  as: 'nobody',
  ...rest,
});

const auth: Shot[] = [
  nobody('login', '/login'),
  nobody('login-mismatch', '/login', {
    problems: { '/api/user/get_token': 'wrong_credentials' },
    act: async (page) => {
      await page.getByLabel('Email').fill('ines@marrowby.example');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByText('do not match').waitFor();
    },
  }),
  nobody('signup', '/signup?source=hero', {
    act: (page) => page.getByLabel('Password', { exact: true }).fill('a long enough secret'),
  }),
  nobody('signup-email-only', '/signup?email_only=true'),
  nobody('verify-email', '/verify_email'),
  nobody('link-validate-email-dead', '/link_validate_email#token=not-a-token-that-was-ever-mailed', {
    act: (page) => page.getByText('was used').waitFor(),
  }),
  nobody('forgot-password-invalid', '/forgot_password', {
    act: async (page) => {
      await page.getByLabel('Email').fill('ines@marrowby');
      await page.getByRole('button', { name: 'Send link' }).click();
    },
  }),
  nobody('reset-password-short', '/reset_password#token=not-a-token-that-was-ever-mailed', {
    act: async (page) => {
      await page.getByLabel('New password').fill('short!');
      await page.getByRole('button', { name: 'Save password' }).click();
    },
  }),
];

const press = (key: string) => (page: Page) => page.keyboard.press(key);
const click = (role: 'button' | 'checkbox', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first().click();

const frame: Shot[] = [
  { name: 'palette', path: '/settings/profile', as: 'sample', act: press('Control+k') },
  {
    name: 'palette-typed',
    path: '/feedback/list',
    as: 'sample',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search, or ask' }).fill('notes');
    },
  },
  { name: 'shortcuts', path: '/feedback/list', as: 'sample', act: press('?') },
  { name: 'account-menu', path: '/settings/profile', as: 'sample', act: click('button', /^Account/) },
  {
    name: 'menu-open',
    path: '/feedback/list',
    as: 'sample',
    act: async (page, { width }) => {
      if (width < 992) await page.getByRole('button', { name: 'Menu' }).click();
    },
  },
  { name: 'make-key', path: '/settings/api_keys', as: 'sample', act: click('button', 'Create key') },
  { name: 'not-found-signed-in', path: '/feedback/nothing_here', as: 'sample' },
];

const report = ({ report: { id } }: Scene) => `/feedback/ai_report?report_id=${id}`;
const item = ({ reviewId }: Scene) => `/feedback/item?review_id=${reviewId}`;

const reading: Shot[] = [
  { name: 'find-question', path: '/feedback/ask_ai?q=lost+notes', as: 'sample' },
  { name: 'find-nothing', path: '/feedback/ask_ai?q=zzyzx&sentiments=positive', as: 'sample' },
  {
    name: 'find-suggestions',
    path: '/feedback/ask_ai',
    as: 'sample',
    act: (page) => page.getByRole('combobox', { name: 'Enter questions about your feedback' }).focus(),
  },
  {
    name: 'find-similar',
    path: ({ reviewId }) => `/feedback/ask_ai?review_id=${reviewId}&source_id=1`,
    as: 'sample',
  },
  {
    name: 'list-filtered',
    path: '/feedback/list?sentiments=negative&contains=the&said_from=2025-01-01',
    as: 'sample',
  },
  { name: 'list-none-fits', path: '/feedback/list?contains=zzyzx', as: 'sample' },
  { name: 'list-view', path: '/feedback/list?view_id=1', as: 'sample' },
  {
    name: 'list-facets',
    path: '/feedback/list',
    as: 'sample',
    act: async (page, { width }) => {
      if (width < 992) await page.getByRole('button', { name: /^Filters/ }).click();
    },
  },
  {
    name: 'save-view',
    path: '/feedback/list?sentiments=negative',
    as: 'sample',
    act: async (page) => {
      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByRole('menuitem', { name: 'Save as view' }).click();
    },
  },
  { name: 'themes', path: '/feedback/themes', as: 'sample' },
  { name: 'themes-waiting', path: '/feedback/themes', as: 'sample', calls: 'wait' },
  { name: 'themes-failed', path: '/feedback/themes', as: 'sample', calls: 'fail' },
  { name: 'themes-history', path: '/feedback/themes?show=history', as: 'sample' },
  { name: 'report', path: report, as: 'sample' },
  { name: 'report-waiting', path: report, as: 'sample', calls: 'wait' },
  { name: 'report-failed', path: report, as: 'sample', calls: 'fail' },
  { name: 'report-new', path: '/feedback/ai_report?action=new', as: 'sample' },
  { name: 'report-share', path: report, as: 'sample', act: click('button', 'Share') },
  nobody('report-shared', ({ report: { key } }) => `/public/report#key=${key}`),
  nobody('report-shared-dead', '/public/report#key=not-a-key-that-was-ever-given-out'),
  { name: 'alerts', path: '/feedback/alerts', as: 'sample' },
  { name: 'alerts-empty', path: '/feedback/alerts', as: 'empty' },
  { name: 'alerts-waiting', path: '/feedback/alerts', as: 'sample', calls: 'wait' },
  { name: 'alerts-failed', path: '/feedback/alerts', as: 'sample', calls: 'fail' },
  { name: 'alerts-rules', path: '/feedback/alerts?show=rules', as: 'sample' },
  { name: 'alerts-new-rule', path: '/feedback/alerts?show=rules&new=rule', as: 'sample' },
  { name: 'alerts-cards', path: '/feedback/alerts?show=cards', as: 'sample' },
  { name: 'alerts-mail', path: '/feedback/alerts?show=mail', as: 'sample' },
  nobody('change-email', '/change_email#token=not-a-token-that-was-ever-mailed'),
  nobody('stop-email-change', '/stop_email_change#token=not-a-token-that-was-ever-mailed'),
  nobody('stop-follow-ups', '/stop_follow_ups#token=not-a-token-that-was-ever-mailed'),
  nobody('stop-emails', '/stop_letters#token=not-a-token-that-was-ever-mailed'),
  { name: 'topics', path: '/feedback/custom_topics', as: 'sample' },
  { name: 'topics-waiting', path: '/feedback/custom_topics', as: 'sample', calls: 'wait' },
  { name: 'topics-failed', path: '/feedback/custom_topics', as: 'sample', calls: 'fail' },
  { name: 'topics-unknown', path: '/feedback/custom_topics?custom_topic_id=999999999', as: 'sample' },
  { name: 'validate', path: '/feedback/validate', as: 'sample' },
  {
    name: 'validate-correction',
    path: '/feedback/validate?kind=language',
    as: 'sample',
    act: click('button', /^Wrong/),
  },
  { name: 'validate-waiting', path: '/feedback/validate?view=report', as: 'sample', calls: 'wait' },
  { name: 'validate-failed', path: '/feedback/validate', as: 'sample', calls: 'fail' },
  { name: 'validate-report', path: '/feedback/validate?view=report', as: 'sample' },
  { name: 'validate-compared', path: '/feedback/validate?view=compared', as: 'sample' },
  { name: 'validate-checks', path: '/feedback/validate?view=checks', as: 'sample' },
  { name: 'people-negative', path: '/feedback/people?sentiments=negative&order=negative', as: 'sample' },
  { name: 'people-none-fits', path: '/feedback/people?q=zzyzx', as: 'sample' },
  { name: 'connections', path: '/feedback/connections', as: 'sample' },
  { name: 'connections-waiting', path: '/feedback/connections', as: 'sample', calls: 'wait' },
  { name: 'connections-failed', path: '/feedback/connections', as: 'sample', calls: 'fail' },
  {
    name: 'connections-dialog',
    path: '/feedback/connections',
    as: 'sample',
    act: click('button', 'Connect Zendesk'),
  },
  { name: 'connection-gone', path: '/feedback/connection?id=gone', as: 'sample' },
  { name: 'account-files', path: '/feedback/account_files', as: 'sample' },
  { name: 'account-files-waiting', path: '/feedback/account_files', as: 'sample', calls: 'wait' },
  { name: 'account-files-failed', path: '/feedback/account_files', as: 'sample', calls: 'fail' },
  {
    name: 'account-files-matched',
    path: '/feedback/account_files',
    as: 'sample',
    act: async (page) => {
      const crm =
        'Company,Website,Plan,MRR\nOrbital Desk,orbital.example,Pro,"1.200,00 €"\nInitech,,Free,soon\nGlobex,,Team,$99\n';
      const file = { name: 'crm.csv', mimeType: 'text/csv', buffer: Buffer.from(crm) };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByText('Nothing is saved yet.').waitFor();
    },
  },
  { name: 'people-suggestions', path: '/feedback/people?show=suggestions', as: 'sample' },
  { name: 'person', path: '/feedback/person?author_id=1', as: 'sample' },
  { name: 'person-waiting', path: '/feedback/person?author_id=1', as: 'sample', calls: 'wait' },
  { name: 'person-failed', path: '/feedback/person?author_id=1', as: 'sample', calls: 'fail' },
  { name: 'person-unknown', path: '/feedback/person?author_id=99999999', as: 'sample' },
  { name: 'account', path: '/feedback/account?account_id=1', as: 'sample' },
  { name: 'account-waiting', path: '/feedback/account?account_id=1', as: 'sample', calls: 'wait' },
  { name: 'account-failed', path: '/feedback/account?account_id=1', as: 'sample', calls: 'fail' },
  {
    name: 'account-edit',
    path: '/feedback/account?account_id=1',
    as: 'sample',
    act: click('button', 'Edit plan and revenue'),
  },
  { name: 'feedback-item', path: item, as: 'sample' },
  { name: 'feedback-item-waiting', path: item, as: 'sample', calls: 'wait' },
  { name: 'feedback-item-failed', path: item, as: 'sample', calls: 'fail' },
  { name: 'feedback-item-unknown', path: '/feedback/item?review_id=999999999', as: 'sample' },
  { name: 'delete-item', path: item, as: 'sample', act: click('button', 'Delete') },
];

const visit = ({ sessionId }: Scene) => `/session_replay/replay_session?session_id=${sessionId}&t=91000`;

const sharedReplay = '/public/session-replay/replay_session';
const askSessions = (question: string) => `/session_replay/ask?q=${encodeURIComponent(question)}`;

const replay: Shot[] = [
  { name: 'ask-sessions', path: '/session_replay/ask', as: 'sample' },
  { name: 'ask-sessions-answer', path: askSessions('How many sessions had a rage click?'), as: 'sample' },
  { name: 'ask-sessions-rank', path: askSessions('Which pages have the most errors?'), as: 'sample' },
  { name: 'ask-sessions-untold', path: askSessions('How old are our visitors?'), as: 'sample' },
  { name: 'ask-sessions-waiting', path: askSessions('How many errors?'), as: 'sample', calls: 'wait' },
  { name: 'ask-sessions-failed', path: askSessions('How many errors?'), as: 'sample', calls: 'fail' },
  { name: 'replay', path: visit, as: 'sample' },
  { name: 'replay-waiting', path: visit, as: 'sample', calls: 'wait' },
  { name: 'replay-failed', path: visit, as: 'sample', calls: 'fail' },
  {
    name: 'replay-unknown',
    path: '/session_replay/replay_session?session_id=0198a000-0000-7000-8000-000000000001',
    as: 'sample',
  },
  { name: 'replay-share', path: visit, as: 'sample', act: click('button', 'Share') },
  { name: 'replay-new-clip', path: visit, as: 'sample', act: click('button', 'New clip') },
  nobody('replay-shared', ({ sessionKey }) => `${sharedReplay}#key=${sessionKey}`),
  nobody('replay-shared-waiting', ({ sessionKey }) => `${sharedReplay}#key=${sessionKey}`, { calls: 'wait' }),
  nobody('replay-shared-failed', ({ sessionKey }) => `${sharedReplay}#key=${sessionKey}`, { calls: 'fail' }),
  nobody('replay-shared-gone', `${sharedReplay}#key=not-a-key-that-was-ever-given-out`),
];

const sites: Shot[] = [
  {
    name: 'site-new',
    path: '/home/install-script',
    as: 'importing',
    act: async (page) => {
      const another = page.getByRole('button', { name: 'Add another site' });
      await another.or(page.getByLabel('Site name')).waitFor();
      if (await another.isVisible()) await another.click();
      await page.getByLabel('Site name').fill('Shop');
      await page.getByRole('button', { name: 'Add site' }).click();
      await page.getByText('Waiting for the first visit…').last().waitFor();
    },
  },
  {
    name: 'site-policy',
    path: '/home/install-script',
    as: 'sample',
    act: async (page) => {
      await page.getByText('Strict CSP', { exact: true }).click();
    },
  },
  {
    name: 'site-rows',
    path: '/home/install-script',
    as: 'sample',
    act: async (page) => {
      for (const row of await page.locator('summary').all()) await row.click();
    },
  },
];

const importing: Shot[] = [
  { name: 'import-earlier', path: '/feedback/import', as: 'importing' },
  { name: 'import-detect', path: ({ imports }) => `${imports.matched}&step=detect`, as: 'importing' },
  { name: 'import-match', path: ({ imports }) => imports.matched, as: 'importing' },
  { name: 'import-asks', path: ({ imports }) => imports.asking, as: 'importing' },
  { name: 'import-check', path: ({ imports }) => `${imports.matched}&step=check`, as: 'importing' },
  { name: 'import-done', path: ({ imports }) => imports.done, as: 'importing' },
  {
    name: 'import-undo',
    path: ({ imports }) => imports.done,
    as: 'importing',
    act: click('button', 'Undo this import'),
  },
  { name: 'import-undone', path: ({ imports }) => imports.undone, as: 'importing' },
  {
    name: 'import-unknown',
    path: '/feedback/import?import_id=00000000-0000-4000-8000-000000000000',
    as: 'importing',
  },
  {
    name: 'import-refused',
    path: '/feedback/import',
    as: 'importing',
    act: async (page) => {
      const buffer = Buffer.from('%PDF-1.7 no table');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer });
      await page.getByRole('alert').waitFor();
    },
  },
];

const marketReport = ({ market }: Scene) =>
  `/market_trend_reporting/report?market_report_id=${market.reportId}`;
const publicReport = ({ market }: Scene) => `/public/analysis_report?${market.publicLink}`;

const market: Shot[] = [
  { name: 'market-report', path: marketReport, as: 'sample' },
  {
    name: 'market-report-send',
    path: marketReport,
    as: 'sample',
    act: async (page) => {
      await page.getByRole('region', { name: 'In your own feedback' }).getByRole('button').first().click();
      await page.getByRole('dialog').getByRole('checkbox').waitFor();
    },
  },
  { name: 'roadmap-ideas-dismissed', path: '/roadmap/ideas?state=dismissed', as: 'sample' },
  { name: 'roadmap-ideas-none-fits', path: '/roadmap/ideas?search=zzyzx', as: 'sample' },
  { name: 'market-report-waiting', path: marketReport, as: 'sample', calls: 'wait' },
  { name: 'market-report-failed', path: marketReport, as: 'sample', calls: 'fail' },
  nobody('market-report-public', publicReport),
  nobody(
    'market-report-public-dead',
    '/public/analysis_report?uuid=0198a000-0000-7000-8000-000000000001&token=none',
  ),
  nobody('site-visit', ({ siteVisit }) => `/public/session-replay/site_analysis#${siteVisit}`),
];

const boardPath = ({ board }: Scene, view = '', card = false) =>
  `/roadmap/board?id=${board.boardId}${view && `&view=${view}`}${card ? `&card=${board.cardId}` : ''}`;

const boards: Shot[] = [
  { name: 'board-columns', path: (scene) => boardPath(scene), as: 'sample' },
  { name: 'board-card', path: (scene) => boardPath(scene, 'horizons', true), as: 'sample' },
  {
    name: 'board-import',
    path: (scene) => boardPath(scene),
    as: 'sample',
    act: async (page) => {
      await page.getByRole('button', { name: 'Board settings' }).click();
      await page.getByRole('menuitem', { name: 'Import cards' }).click();
      await page
        .getByRole('dialog')
        .locator('input[type=file]')
        .setInputFiles({
          ...{ name: 'roadmap.csv', mimeType: 'text/csv' },
          buffer: Buffer.from(
            'Issue key,Summary,Status,Assignee,Due date,Labels,Votes\nVAN-7,Print labels in the van,In Progress,Ines Roth,30/Jun/26,van,12\nVAN-8,Scan two parcels at once,Icebox,,,scan,4\nVAN-9,Night mode for drivers,Someday maybe,,,look,0\n',
          ),
        });
      await page.getByRole('dialog').getByText('3 cards will be added.').waitFor();
    },
  },
  { name: 'board-decisions', path: (scene) => boardPath(scene, 'decisions'), as: 'sample' },
  {
    name: 'board-roadmap',
    path: (scene) => boardPath(scene),
    as: 'sample',
    act: async (page) => {
      await page.getByRole('button', { name: 'Board settings' }).click();
      await page.getByRole('menuitem', { name: 'Public roadmap' }).click();
      await page.getByRole('dialog').getByLabel('Introduction').waitFor();
    },
  },
  {
    name: 'board-card-released',
    path: ({ board }) => `/roadmap/board?id=${board.boardId}&card=${board.releasedId}`,
    as: 'sample',
    act: async (page) => {
      await page.getByRole('tab', { name: 'After release' }).click();
      await page.getByText('Released in 4.2').waitFor();
    },
  },
  {
    ...{
      name: 'board-card-brief',
      path: (scene: Scene) => boardPath(scene, '', true),
      as: 'sample' as const,
    },
    act: async (page) => {
      await page.getByRole('button', { name: 'Brief', exact: true }).click();
      await page.getByRole('button', { name: 'Copy as Markdown' }).waitFor();
    },
  },
  {
    name: 'board-card-follow-up',
    path: ({ board }) => `/roadmap/board?id=${board.boardId}&card=${board.releasedId}`,
    as: 'sample',
    act: async (page) => {
      await page.getByRole('tab', { name: 'After release' }).click();
      await page.getByRole('button', { name: /^(Write to them|Open follow-up)$/ }).click();
      await page.getByRole('dialog').getByLabel('Subject').first().waitFor();
    },
  },
  {
    name: 'board-card-follow-up-failed',
    path: ({ board }) => `/roadmap/board?id=${board.boardId}&card=${board.releasedId}`,
    as: 'sample',
    problems: { '/api/boards/get_follow_up': 'internal_error' },
    act: async (page) => {
      await page.getByRole('tab', { name: 'After release' }).click();
      await page.getByText('The people to contact did not load').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'board-card-release-form',
    path: (scene) => boardPath(scene, 'horizons', true),
    as: 'sample',
    act: async (page) => {
      await page.getByRole('tab', { name: 'After release' }).click();
      await page.getByRole('button', { name: 'Release', exact: true }).click();
    },
  },
  { name: 'board-timeline', path: (scene) => boardPath(scene, 'timeline'), as: 'sample' },
  { name: 'board-table', path: (scene) => boardPath(scene, 'table'), as: 'sample' },
  { name: 'board-list', path: '/roadmap/board', as: 'sample' },
  {
    name: 'board-without-cards',
    path: ({ board }) => `/roadmap/board?id=${board.emptyBoardId}`,
    as: 'sample',
  },
  { name: 'board-waiting', path: (scene) => boardPath(scene), as: 'sample', calls: 'wait' },
  { name: 'board-failed', path: (scene) => boardPath(scene), as: 'sample', calls: 'fail' },
  {
    ...{ name: 'board-edit-columns', path: (scene: Scene) => boardPath(scene), as: 'sample' as const },
    act: async (page) => {
      await page.getByRole('button', { name: 'Board settings' }).click();
      await page.getByRole('menuitem', { name: 'Edit columns' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Column 1' }).waitFor();
    },
  },
];

const plans: Shot[] = [
  { name: 'plan-free', path: '/settings/edit-plan', as: 'nobody', buyer: 'free' },
  { name: 'plan-order', path: '/settings/subscribe?plan=team', as: 'nobody', buyer: 'free' },
  { name: 'plan-paid', path: '/settings/subscribe', as: 'nobody', buyer: 'paid' },
  { name: 'plan-past-due', path: '/settings/subscribe', as: 'nobody', buyer: 'pastDue' },
  { name: 'plan-cancelled', path: '/settings/subscribe', as: 'nobody', buyer: 'cancelled' },
  {
    name: 'plan-in-account-menu',
    path: '/feedback/list',
    as: 'nobody',
    buyer: 'pastDue',
    act: click('button', /^Account/),
  },
  { name: 'workspace-closing', path: '/settings/workspace', as: 'closing' },
];

const ofOneThing: readonly string[] = [
  '/feedback/item',
  '/feedback/person',
  '/feedback/account',
  '/market_trend_reporting/report',
];

/** Every route, and every state that it can be in. */
export const shots: Shot[] = [
  nobody('front', '/'),
  nobody('front-email', '/?subject=Marrowby', {
    act: (page) => page.getByText('Generating insights for: Marrowby').waitFor(),
  }),
  nobody('pricing', '/pricing'),
  nobody('team', '/teams/product'),
  nobody('use-case', '/use-cases/ask-ai'),
  nobody('legal', '/legal/dpa'),
  nobody('recorder-docs', '/docs/recorder'),
  nobody('widget-docs', '/docs/widget'),
  nobody('contact', '/company/support', {
    act: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).click();
      await page.getByRole('dialog').waitFor();
    },
  }),
  nobody('not-found', '/nothing-here'),
  ...auth,
  ...replay,
  ...appPages.flatMap((path): Shot[] => {
    // The page of one thing needs its number.
    if (ofOneThing.includes(path)) return [];
    const name = path.slice(1).replaceAll('/', '-');
    const framesToo = path === '/settings/workspace' ? '/api/workspaces/get_workspace' : undefined;
    // The profile shows the session, which is there already.
    if (path === '/settings/profile') return [{ name, path, as: 'sample' }];
    return [
      { name, path, as: 'sample' },
      { name: `${name}-empty`, path, as: 'empty' },
      { name: `${name}-waiting`, path, as: 'sample', calls: 'wait', framesToo },
      { name: `${name}-failed`, path, as: 'sample', calls: 'fail', framesToo },
    ];
  }),
  ...reading,
  ...sites,
  ...importing,
  ...market,
  ...boards,
  ...plans,
  ...frame,
];
