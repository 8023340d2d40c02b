import type { appPages } from '@earshot/contracts/pages';
import type { ComponentType } from 'react';
import { paths } from '../lib/paths.ts';

export interface Screen {
  path: (typeof appPages)[number];
  /** Shown in the browser's tab and in the command palette. */
  title: string;
  /** True when the address needs more than its path, so that only links lead there and the palette leaves it out. */
  isOfOneThing?: true;
  /** Loads the screen's own code. */
  load: () => Promise<ComponentType>;
}

/** Every screen behind login that is built. A row here gives it its route, title, guard and menu entry. */
export const screens: readonly Screen[] = [
  {
    path: paths.getStarted,
    title: 'Get started',
    load: async () => (await import('./get-started-with-ways.tsx')).GetStartedWithWays,
  },
  {
    path: paths.analysis,
    title: 'Feedback analysis',
    load: async () => (await import('./analysis-with-filters.tsx')).AnalysisWithFilters,
  },
  {
    path: paths.openQuestion,
    title: 'Ask AI',
    load: async () => (await import('./open-question-with-items.tsx')).OpenQuestionWithItems,
  },
  {
    path: paths.find,
    title: 'Find feedback',
    load: async () => (await import('./find-with-views.tsx')).FindWithViews,
  },
  {
    path: paths.feedback,
    title: 'All feedback',
    load: async () => (await import('./list-with-views.tsx')).ListWithViews,
  },
  {
    path: paths.themes,
    title: 'Themes',
    load: async () => (await import('../features/themes/themes-screen.tsx')).ThemesScreen,
  },
  {
    path: paths.item,
    title: 'Feedback item',
    isOfOneThing: true,
    load: async () => (await import('../features/feedback/item-screen.tsx')).ItemScreen,
  },
  {
    path: paths.topics,
    title: 'Custom topics',
    load: async () => (await import('../features/topics/topics-screen.tsx')).TopicsScreen,
  },
  {
    path: paths.validate,
    title: 'Validate',
    load: async () => (await import('../features/checks/checks-screen.tsx')).ChecksScreen,
  },
  {
    path: paths.reports,
    title: 'AI reports',
    load: async () => (await import('./reports-with-filters.tsx')).ReportsWithFilters,
  },
  {
    path: paths.people,
    title: 'People',
    load: async () => (await import('./people-with-filters.tsx')).PeopleWithFilters,
  },
  {
    path: paths.person,
    title: 'Person',
    isOfOneThing: true,
    load: async () => (await import('./person-with-figures.tsx')).PersonWithFigures,
  },
  {
    path: paths.accounts,
    title: 'Accounts',
    load: async () => (await import('./accounts-with-filters.tsx')).AccountsWithFilters,
  },
  {
    path: paths.account,
    title: 'Account',
    isOfOneThing: true,
    load: async () => (await import('./account-with-figures.tsx')).AccountWithFigures,
  },
  {
    path: paths.alerts,
    title: 'Alerts',
    load: async () => (await import('../features/alerts/alerts-screen.tsx')).AlertsScreen,
  },
  {
    path: paths.import,
    title: 'Sources and import',
    load: async () => (await import('./import-with-sources.tsx')).ImportWithSources,
  },
  {
    path: paths.sources,
    title: 'Sources',
    load: async () => (await import('../features/sources/sources-screen.tsx')).SourcesScreen,
  },
  {
    path: paths.installScript,
    title: 'Set up a site',
    load: async () => (await import('../features/recordings/install/install-screen.tsx')).InstallScreen,
  },
  {
    path: paths.replay,
    title: 'Watch User Sessions',
    load: async () => (await import('./replay-with-list.tsx')).ReplayWithList,
  },
  {
    path: paths.profile,
    title: 'Profile',
    load: async () => (await import('./profile-settings.tsx')).ProfileSettings,
  },
  {
    path: paths.workspaceSettings,
    title: 'Workspace',
    load: async () => (await import('../features/workspaces/workspace-screen.tsx')).WorkspaceScreen,
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
];

/** The screen at a path; undefined when none is built there. */
export function screenAt(pathname: string): Screen | undefined {
  const trimmed = pathname.replace(/\/+$/, '');
  return screens.find(({ path }) => path === trimmed);
}
