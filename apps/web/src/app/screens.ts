import type { appPages } from '@earshot/contracts/pages/pages';
import type { ComponentType } from 'react';
import { paths } from '../lib/paths.ts';

export interface Screen {
  path: (typeof appPages)[number];
  /** Shown in the browser's tab and in the command palette. */
  title: string;
  /** Other words that people look for it by, lower case. */
  alsoCalled?: string;
  /** True when the address needs more than its path, so that only links lead there and the palette leaves it out. */
  isOfOneThing?: true;
  /** True when only those who run the server see it; for others it does not exist. */
  isForOperators?: true;
  /** Loads the screen's own code. */
  load: () => Promise<ComponentType>;
}

/** Every screen behind login that is built. A row here gives it its route, title, guard and menu entry. */
export const screens: readonly Screen[] = [
  {
    path: paths.overview,
    title: 'Home',
    load: async () => (await import('./home/home-screen.tsx')).HomeScreen,
  },
  {
    path: paths.getStarted,
    title: 'Get started',
    load: async () => (await import('./joined/get-started-with-ways.tsx')).GetStartedWithWays,
  },
  {
    path: paths.analysis,
    title: 'Feedback analysis',
    load: async () => (await import('./joined/analysis-with-filters.tsx')).AnalysisWithFilters,
  },
  {
    path: paths.openQuestion,
    title: 'Ask AI',
    load: async () => (await import('./joined/open-question-with-items.tsx')).OpenQuestionWithItems,
  },
  {
    path: paths.find,
    title: 'Find feedback',
    load: async () => (await import('./joined/find-with-views.tsx')).FindWithViews,
  },
  {
    path: paths.feedback,
    title: 'All feedback',
    load: async () => (await import('./joined/list-with-views.tsx')).ListWithViews,
  },
  {
    path: paths.themes,
    title: 'Themes',
    load: async () => (await import('./joined/themes-with-roadmap.tsx')).ThemesWithRoadmap,
  },
  {
    path: paths.item,
    title: 'Feedback item',
    isOfOneThing: true,
    load: async () => (await import('./joined/item-with-moment.tsx')).ItemWithMoment,
  },
  {
    path: paths.topics,
    title: 'Custom topics',
    load: async () => (await import('../features/topics/topics-screen.tsx')).TopicsScreen,
  },
  {
    path: paths.validate,
    title: 'Validate',
    load: async () => (await import('../features/validation/validation-screen.tsx')).ChecksScreen,
  },
  {
    path: paths.reports,
    title: 'AI reports',
    load: async () => (await import('./joined/reports-with-filters.tsx')).ReportsWithFilters,
  },
  {
    path: paths.people,
    title: 'People',
    load: async () => (await import('./joined/people-with-filters.tsx')).PeopleWithFilters,
  },
  {
    path: paths.person,
    title: 'Person',
    isOfOneThing: true,
    load: async () => (await import('./joined/person-with-figures.tsx')).PersonWithFigures,
  },
  {
    path: paths.accounts,
    title: 'Accounts',
    load: async () => (await import('./joined/accounts-with-filters.tsx')).AccountsWithFilters,
  },
  {
    path: paths.account,
    title: 'Account',
    isOfOneThing: true,
    load: async () => (await import('./joined/account-with-figures.tsx')).AccountWithFigures,
  },
  {
    path: paths.accountFiles,
    title: 'Accounts from a file',
    load: async () => (await import('../features/account-files/account-files-screen.tsx')).AccountFilesScreen,
  },
  {
    path: paths.alerts,
    title: 'Alerts',
    load: async () => (await import('../features/alerts/alerts-screen.tsx')).AlertsScreen,
  },
  {
    path: paths.import,
    title: 'Sources and import',
    load: async () => (await import('./joined/import-with-sources.tsx')).ImportWithSources,
  },
  {
    path: paths.sources,
    title: 'Sources',
    load: async () => (await import('./joined/sources-with-cleaning.tsx')).SourcesWithCleaning,
  },
  {
    path: paths.connections,
    title: 'Connections',
    load: async () => (await import('../features/connections/connections-screen.tsx')).ConnectionsScreen,
  },
  {
    path: paths.connection,
    title: 'Connection',
    isOfOneThing: true,
    load: async () => (await import('../features/connections/connection-screen.tsx')).ConnectionScreen,
  },
  {
    path: paths.installScript,
    title: 'Set up a site',
    alsoCalled: 'install script recorder tracking code snippet website session recording csp npm react vue',
    load: async () => (await import('../features/recordings/install/install-screen.tsx')).InstallScreen,
  },
  {
    path: paths.validateOnboarding,
    title: 'Check your setup',
    load: async () =>
      (await import('../features/onboarding/validate-onboarding-screen.tsx')).ValidateOnboardingScreen,
  },
  {
    path: paths.replay,
    title: 'Watch User Sessions',
    load: async () => (await import('./joined/replay-with-list.tsx')).ReplayWithList,
  },
  {
    path: paths.askSessions,
    title: 'Ask about sessions',
    load: async () => (await import('../features/recordings/ask/ask-sessions-screen.tsx')).AskSessionsScreen,
  },
  {
    path: paths.marketAnalyze,
    title: 'Analyze market trends',
    load: async () => (await import('../features/market/analyze-screen.tsx')).AnalyzeScreen,
  },
  {
    path: paths.marketReports,
    title: 'All market reports',
    load: async () => (await import('../features/market/reports-screen.tsx')).MarketReportsScreen,
  },
  {
    path: paths.recentMarketReports,
    title: 'Recent market reports',
    load: async () =>
      (await import('../features/market/recent-reports-screen.tsx')).RecentMarketReportsScreen,
  },
  {
    path: paths.marketReportScreen,
    title: 'Market report',
    isOfOneThing: true,
    load: async () => (await import('./joined/market-report-with-feedback.tsx')).MarketReportWithFeedback,
  },
  {
    path: paths.ideas,
    title: 'Ideas for the roadmap',
    load: async () => (await import('./joined/ideas-with-filters.tsx')).IdeasWithFilters,
  },
  {
    path: paths.board,
    title: 'Boards',
    load: async () => (await import('./joined/board-with-evidence.tsx')).BoardWithEvidence,
  },
  {
    path: paths.profile,
    title: 'Profile',
    load: async () => (await import('./joined/profile-settings.tsx')).ProfileSettings,
  },
  {
    path: paths.workspaceSettings,
    title: 'Workspace',
    load: async () => (await import('./joined/workspace-with-danger-zone.tsx')).WorkspaceWithDangerZone,
  },
  {
    path: paths.members,
    title: 'Members',
    load: async () => (await import('../features/workspaces/members-screen.tsx')).MembersScreen,
  },
  {
    path: paths.apiKeys,
    title: 'API keys',
    load: async () => (await import('../features/workspaces/api-keys-screen.tsx')).ApiKeysScreen,
  },
  {
    path: paths.personalData,
    title: 'Personal data',
    load: async () => (await import('../features/workspaces/personal-data-screen.tsx')).PersonalDataScreen,
  },
  {
    path: paths.editPlan,
    title: 'Plan',
    load: async () => (await import('./joined/plan-settings.tsx')).PlanSettings,
  },
  {
    path: paths.subscribe,
    title: 'Subscription',
    load: async () => (await import('./joined/subscribe-settings.tsx')).SubscribeSettings,
  },
  {
    path: paths.operatorHealth,
    title: 'Operator: health',
    isForOperators: true,
    load: async () => (await import('../features/operator/server/health-screen.tsx')).HealthScreen,
  },
  {
    path: paths.operatorInbox,
    title: 'Operator: inbox',
    isForOperators: true,
    load: async () => (await import('../features/operator/inbox/inbox-screen.tsx')).InboxScreen,
  },
  {
    path: paths.operatorMail,
    title: 'Operator: mail',
    isForOperators: true,
    load: async () => (await import('../features/operator/server/mail-screen.tsx')).MailScreen,
  },
  {
    path: paths.operatorStorage,
    title: 'Operator: storage',
    isForOperators: true,
    load: async () => (await import('../features/operator/server/storage-screen.tsx')).StorageScreen,
  },
  {
    path: paths.operatorDropped,
    title: 'Operator: dropped data',
    isForOperators: true,
    load: async () => (await import('../features/operator/server/dropped-screen.tsx')).DroppedScreen,
  },
  {
    path: paths.operatorJobs,
    title: 'Operator: jobs',
    isForOperators: true,
    load: async () => (await import('../features/operator/jobs/jobs-screen.tsx')).JobsScreen,
  },
  {
    path: paths.operatorCorrections,
    title: 'Operator: corrections',
    isForOperators: true,
    load: async () => (await import('../features/operator/corrections-screen.tsx')).CorrectionsScreen,
  },
  {
    path: paths.operators,
    title: 'Operators',
    isForOperators: true,
    load: async () => (await import('../features/operator/operators-screen.tsx')).OperatorsScreen,
  },
];

/** The screen at a path; undefined when none is built there. */
export function screenAt(pathname: string): Screen | undefined {
  const trimmed = pathname.replace(/(?<!\/)\/+$/, '');
  return screens.find(({ path }) => path === trimmed);
}
