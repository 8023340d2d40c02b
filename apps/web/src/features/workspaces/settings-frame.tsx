import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { words } from './workspaces.words.ts';
import styles from './settings-frame.module.css';

const tabs = [
  { to: paths.workspaceSettings, label: words.tabs.workspace },
  { to: paths.members, label: words.tabs.members },
  { to: paths.apiKeys, label: words.tabs.apiKeys },
  { to: paths.personalData, label: words.tabs.personalData },
  { to: paths.editPlan, label: words.tabs.plan },
  { to: paths.subscribe, label: words.tabs.subscription },
  { to: paths.profile, label: words.tabs.profile },
];

/** Head and tabs that all settings share. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHead title={words.settings} />
      <div className={styles.tabs}>
        <Tabs label={words.tabs.label} tabs={tabs} />
      </div>
      {children}
    </>
  );
}
