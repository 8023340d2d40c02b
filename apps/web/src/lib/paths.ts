import { protectedPrefixes } from '@earshot/contracts/pages';

/** Addresses that several places name. Paths with state are built by functions, so that no screen glues strings. */
export const paths = {
  home: '/',
  getStarted: '/home/get-started',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot_password',
  verifyEmail: '/verify_email',
  analysis: '/feedback/analysis',
  feedback: '/feedback/list',
  themes: '/feedback/themes',
  openQuestion: '/feedback/open_question',
  find: '/feedback/ask_ai',
  item: '/feedback/item',
  topics: '/feedback/custom_topics',
  alerts: '/feedback/alerts',
  validate: '/feedback/validate',
  people: '/feedback/people',
  person: '/feedback/person',
  accounts: '/feedback/accounts',
  account: '/feedback/account',
  reports: '/feedback/ai_report',
  sharedReport: '/public/report',
  sources: '/feedback/sources',
  import: '/feedback/import',
  replay: '/session_replay/replay_session',
  installScript: '/home/install-script',
  workspaceSettings: '/settings/workspace',
  members: '/settings/members',
  apiKeys: '/settings/api_keys',
  personalData: '/settings/personal_data',
  profile: '/settings/profile',
} as const;

/** The sign-up page, naming the section of the site that led there. */
export function signupFrom(section: string): string {
  return `${paths.signup}?source=${encodeURIComponent(section)}`;
}

/** True when the path begins with that of a page behind login. */
export function isProtected(pathname: string): boolean {
  return protectedPrefixes.some((prefix) => `${pathname}/`.startsWith(prefix));
}
