import type { IconName } from '../../ui/page/icon-paths.ts';
import { paths } from '../../lib/paths.ts';

export interface MenuItem {
  label: string;
  path: string;
  icon: IconName;
}

export interface MenuGroup {
  /** The product area's name, shown above its entries; null for entries that stand alone. */
  label: string | null;
  items: readonly MenuItem[];
}

/** The whole left menu. An entry shows once its screen is built. */
export const menuGroups: readonly MenuGroup[] = [
  { label: null, items: [{ label: 'Get started', path: paths.getStarted, icon: 'rocket' }] },
  {
    label: 'Feedback',
    items: [
      { label: 'Feedback analysis', path: paths.analysis, icon: 'chart' },
      { label: 'Ask AI', path: paths.openQuestion, icon: 'ask' },
      { label: 'Find feedback', path: paths.find, icon: 'search' },
      { label: 'All feedback', path: paths.feedback, icon: 'list' },
      { label: 'Themes', path: paths.themes, icon: 'board' },
      { label: 'Custom topics', path: paths.topics, icon: 'topics' },
      { label: 'Validate', path: paths.validate, icon: 'checkCircle' },
      { label: 'AI reports', path: paths.reports, icon: 'reports' },
      { label: 'People', path: paths.people, icon: 'users' },
      { label: 'Accounts', path: paths.accounts, icon: 'building' },
      { label: 'Alerts', path: paths.alerts, icon: 'alert' },
      { label: 'Sources and import', path: paths.import, icon: 'fileUp' },
    ],
  },
  {
    label: 'Session Replay',
    items: [
      { label: 'Watch User Sessions', path: paths.replay, icon: 'play' },
      { label: 'Ask about sessions', path: paths.askSessions, icon: 'ask' },
    ],
  },
  {
    label: 'Market Trend Analysis',
    items: [
      { label: 'Analyze Market Trends', path: paths.marketAnalyze, icon: 'globe' },
      { label: 'All Reports', path: paths.marketReports, icon: 'reports' },
      { label: 'Recent Reports', path: paths.recentMarketReports, icon: 'recent' },
    ],
  },
  { label: 'Roadmap', items: [{ label: 'Ideas', path: paths.ideas, icon: 'route' }] },
];

/** Below the others, at the foot of the menu. */
export const settingsItem: MenuItem = { label: 'Settings', path: paths.workspaceSettings, icon: 'settings' };

/** Above the settings, for those who run the server. */
export const operatorItem: MenuItem = { label: 'Operator', path: paths.operatorHealth, icon: 'lock' };

/** The menu's entry that stands for a screen: its own, or that of the screen people came from. */
export function menuPathOf(pathname: string): string {
  if (pathname.startsWith('/settings/')) return settingsItem.path;
  if (pathname.startsWith('/operator/')) return operatorItem.path;
  if (pathname === paths.validateOnboarding) return paths.getStarted;
  if (pathname === paths.item) return paths.feedback;
  if (pathname === paths.marketReportScreen) return paths.marketReports;
  if (pathname === paths.person) return paths.people;
  if (pathname === paths.account) return paths.accounts;
  return pathname === paths.sources ? paths.import : pathname;
}

/** The groups with the entries that `isBuilt` lets through; empty groups are left out. */
export function shownGroups(groups: readonly MenuGroup[], isBuilt: (path: string) => boolean): MenuGroup[] {
  return groups
    .map((group) => ({ ...group, items: group.items.filter(({ path }) => isBuilt(path)) }))
    .filter(({ items }) => items.length > 0);
}
