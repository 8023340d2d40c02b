import { protectedPrefixes } from '@earshot/contracts/pages';

/** Addresses that several places name. Paths with state are built by functions, so that no screen glues strings. */
export const paths = {
  home: '/',
  overview: '/home',
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
  accountFiles: '/feedback/account_files',
  reports: '/feedback/ai_report',
  sharedReport: '/public/report',
  sessionReplay: '/use-cases/session-replay',
  useCases: '/use-cases',
  teams: '/teams',
  pricing: '/pricing',
  blog: '/company/blog',
  blogPost: '/company/blog/posts/:slug',
  about: '/company/about-us',
  support: '/company/support',
  security: '/company/security',
  changelog: '/changelog',
  status: '/status',
  visit: '/public/session-replay/site_analysis',
  marketReport: '/public/analysis_report',
  marketAnalyze: '/market_trend_reporting/analyze',
  marketReports: '/market_trend_reporting/reports',
  recentMarketReports: '/market_trend_reporting/recent_reports',
  marketReportScreen: '/market_trend_reporting/report',
  ideas: '/roadmap/ideas',
  sources: '/feedback/sources',
  import: '/feedback/import',
  sharedReplay: '/public/session-replay/replay_session',
  replay: '/session_replay/replay_session',
  askSessions: '/session_replay/ask',
  installScript: '/home/install-script',
  validateOnboarding: '/home/validate-onboarding',
  workspaceSettings: '/settings/workspace',
  members: '/settings/members',
  apiKeys: '/settings/api_keys',
  personalData: '/settings/personal_data',
  editPlan: '/settings/edit-plan',
  subscribe: '/settings/subscribe',
  profile: '/settings/profile',
  setUp: '/set_up',
  operatorHealth: '/operator/health',
  operatorInbox: '/operator/inbox',
  operatorMail: '/operator/mail',
  operatorStorage: '/operator/storage',
  operatorDropped: '/operator/dropped',
  operatorJobs: '/operator/jobs',
  operators: '/operator/operators',
  operatorCorrections: '/operator/corrections',
} as const;

/** The sign-up page, naming the section of the site that led there. */
export function signupFrom(section: string): string {
  return `${paths.signup}?source=${encodeURIComponent(section)}`;
}

/** True when the path begins with that of a page behind login. */
export function isProtected(pathname: string): boolean {
  return protectedPrefixes.some((prefix) => `${pathname}/`.startsWith(prefix));
}
