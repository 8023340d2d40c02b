/*
 * Addresses of screens that exist: the server answers these with 200 and every other page with 404, and the web's routes
 * are tested against this list. Pages that are built as HTML are known by their files.
 */

/** Screens that need no login. Links that mails and people give away lead to them, with a secret in the address. */
export const publicPages = [
  '/signup',
  '/login',
  '/reset_password',
  '/verify_email',
  '/link_validate_email',
  '/forgot_password',
  '/link_validate_email_set_password',
  '/mail_choice',
  '/stop_letters',
  '/stop_follow_ups',
  '/change_email',
  '/stop_email_change',
  '/set_up',
  '/public/report',
  '/public/analysis_report',
  '/public/session-replay/site_analysis',
  '/public/session-replay/replay_session',
] as const;

export const appPages = [
  '/home',
  '/home/get-started',
  '/feedback/analysis',
  '/feedback/open_question',
  '/feedback/ask_ai',
  '/feedback/list',
  '/feedback/themes',
  '/feedback/item',
  '/feedback/custom_topics',
  '/feedback/alerts',
  '/feedback/validate',
  '/feedback/people',
  '/feedback/person',
  '/feedback/accounts',
  '/feedback/account',
  '/feedback/account_files',
  '/feedback/ai_report',
  '/feedback/import',
  '/feedback/sources',
  '/feedback/connections',
  '/feedback/connection',
  '/session_replay/replay_session',
  '/session_replay/ask',
  '/market_trend_reporting/analyze',
  '/market_trend_reporting/reports',
  '/market_trend_reporting/recent_reports',
  '/market_trend_reporting/report',
  '/roadmap/ideas',
  '/roadmap/board',
  '/home/install-script',
  '/home/validate-onboarding',
  '/settings/profile',
  '/settings/workspace',
  '/settings/members',
  '/settings/api_keys',
  '/settings/personal_data',
  '/settings/edit-plan',
  '/settings/subscribe',
  '/operator/health',
  '/operator/inbox',
  '/operator/jobs',
  '/operator/mail',
  '/operator/storage',
  '/operator/dropped',
  '/operator/corrections',
  '/operator/operators',
] as const;

/** Beginnings of addresses that ask for login before anything else is said about them. */
export const protectedPrefixes = [
  '/home/',
  '/feedback/',
  '/session_replay/',
  '/market_trend_reporting/',
  '/roadmap/',
  '/settings/',
  '/operator/',
] as const;

/** True when the address is a screen that exists. */
export function isPage(path: string): boolean {
  return isOneOf([...publicPages, ...appPages], path);
}

/** True when a link may lead to the address whose secret opens what is shown there. */
export function isOpenedByLink(path: string): boolean {
  return path.startsWith('/public/') || isOneOf(publicPages, path);
}

function isOneOf(pages: readonly string[], path: string): boolean {
  return pages.includes(path.length > 1 ? path.replace(/\/$/, '') : path);
}
