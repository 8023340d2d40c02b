import type { IconName } from '../../ui/page/icon-paths.ts';
import { paths } from '../../lib/paths.ts';
import { sectionAt, sections, type Section } from './sections.ts';

export interface MenuItem {
  label: string;
  path: string;
  icon: IconName;
  /** Pressed after G, leads here. */
  goKey?: string;
}

export interface MenuGroup {
  /** The product area's name, shown above its entries; null for entries that stand alone. */
  label: string | null;
  items: readonly MenuItem[];
}

const entryOf = (section: Section, icon: IconName, goKey: string): MenuItem => ({
  label: section.label,
  path: section.tabs[0].path,
  icon,
  goKey,
});

/** The whole left menu. An entry shows once its screen is built. */
export const menuGroups: readonly MenuGroup[] = [
  {
    label: null,
    items: [
      { label: 'Home', path: paths.overview, icon: 'home', goKey: 'h' },
      { label: 'Get started', path: paths.getStarted, icon: 'rocket' },
      entryOf(sections.ask, 'ask', 'a'),
      entryOf(sections.feedback, 'chart', 'f'),
      entryOf(sections.people, 'users', 'p'),
      { label: 'AI reports', path: paths.reports, icon: 'reports', goKey: 'r' },
      { label: 'Alerts', path: paths.alerts, icon: 'alert', goKey: 'l' },
      entryOf(sections.sources, 'fileUp', 'i'),
    ],
  },
  {
    label: 'Session Replay',
    items: [{ label: 'Watch User Sessions', path: paths.replay, icon: 'play', goKey: 's' }],
  },
  {
    label: 'Market Trend Analysis',
    items: [
      { label: 'Analyze Market Trends', path: paths.marketAnalyze, icon: 'globe', goKey: 'm' },
      { label: 'All Reports', path: paths.marketReports, icon: 'reports' },
      { label: 'Recent Reports', path: paths.recentMarketReports, icon: 'recent' },
    ],
  },
  {
    label: 'Roadmap',
    items: [
      { label: 'Ideas', path: paths.ideas, icon: 'route' },
      { label: 'Boards', path: paths.board, icon: 'board', goKey: 'b' },
    ],
  },
];

/** Below the others, at the foot of the menu. */
export const settingsItem: MenuItem = {
  label: 'Settings',
  path: paths.workspaceSettings,
  icon: 'settings',
  goKey: ',',
};

/** Above the settings, for those who run the server. */
export const operatorItem: MenuItem = { label: 'Operator', path: paths.operatorHealth, icon: 'lock' };

/** Screens without an entry or a tab of their own, and the entry that stands for them. */
const belongsTo: Readonly<Record<string, string>> = {
  [paths.validateOnboarding]: paths.getStarted,
  [paths.item]: paths.analysis,
  [paths.marketReportScreen]: paths.marketReports,
  [paths.connection]: paths.import,
  [paths.person]: paths.people,
  [paths.account]: paths.people,
};

/** The menu's entry that stands for a screen: its own, its section's, or that of the screen people came from. */
export function menuPathOf(pathname: string): string {
  if (pathname.startsWith('/settings/')) return settingsItem.path;
  if (pathname.startsWith('/operator/')) return operatorItem.path;
  return belongsTo[pathname] ?? sectionAt(pathname)?.tabs[0].path ?? pathname;
}

/** The groups with the entries that `isBuilt` lets through; empty groups are left out. */
export function shownGroups(groups: readonly MenuGroup[], isBuilt: (path: string) => boolean): MenuGroup[] {
  return groups
    .map((group) => ({ ...group, items: group.items.filter(({ path }) => isBuilt(path)) }))
    .filter(({ items }) => items.length > 0);
}
