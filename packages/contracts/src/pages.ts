/**
 * Addresses of screens that exist: the server answers these with 200 and every other page with 404, and the web's routes
 * are tested against this list. A trailing `*` stands for anything below.
 */
export const publicPages = [
  '/',
  '/signup',
  '/login',
  '/reset_password',
  '/verify_email',
  '/link_validate_email',
  '/forgot_password',
  '/link_validate_email_set_password',
  '/mail_choice',
  '/stop_letters',
  '/public/report',
] as const;

export const appPages = [
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
  '/feedback/ai_report',
  '/feedback/import',
  '/feedback/sources',
  '/session_replay/replay_session',
  '/home/install-script',
  '/settings/profile',
  '/settings/workspace',
  '/settings/members',
  '/settings/api_keys',
  '/settings/personal_data',
] as const;

/** Beginnings of addresses that ask for login before anything else is said about them. */
export const protectedPrefixes = [
  '/home/',
  '/feedback/',
  '/session_replay/',
  '/market_trend_reporting/',
  '/roadmap/',
  '/settings/',
] as const;

/** True when the address is a screen that exists. */
export function isPage(path: string): boolean {
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path;
  return [...publicPages, ...appPages].some((page) => page === clean);
}
