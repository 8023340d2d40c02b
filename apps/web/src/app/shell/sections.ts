import { paths } from '../../lib/paths.ts';

export interface SectionTab {
  label: string;
  path: string;
}

/** Screens that share one entry of the left menu. The first tab is where the entry leads. */
export interface Section {
  label: string;
  tabs: readonly [SectionTab, ...SectionTab[]];
}

export const sections = {
  ask: {
    label: 'Ask',
    tabs: [
      { label: 'Ask feedback', path: paths.openQuestion },
      { label: 'Ask sessions', path: paths.askSessions },
      { label: 'Find feedback', path: paths.find },
    ],
  },
  feedback: {
    label: 'Feedback',
    tabs: [
      { label: 'Analysis', path: paths.analysis },
      { label: 'All feedback', path: paths.feedback },
      { label: 'Themes', path: paths.themes },
      { label: 'Topics', path: paths.topics },
      { label: 'Validation', path: paths.validate },
    ],
  },
  people: {
    label: 'People',
    tabs: [
      { label: 'People', path: paths.people },
      { label: 'Accounts', path: paths.accounts },
    ],
  },
  sources: {
    label: 'Sources',
    tabs: [
      { label: 'Imports', path: paths.import },
      { label: 'Sources', path: paths.sources },
      { label: 'Connections', path: paths.connections },
      { label: 'Accounts from a file', path: paths.accountFiles },
      { label: 'Sites', path: paths.installScript },
    ],
  },
} as const satisfies Record<string, Section>;

/** The section that has a tab at an address; undefined for screens that stand alone. */
export function sectionAt(pathname: string): Section | undefined {
  return Object.values<Section>(sections).find(({ tabs }) => tabs.some(({ path }) => path === pathname));
}
