import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { formatCount } from '../lib/format.ts';
import styles from './tabs.module.css';

export interface Tab {
  to: string;
  label: ReactNode;
  count?: number;
}

/** Views of one place, each with an address of its own. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <NavLink
          key={tab.to}
          to={tab.to}
          end
          className={({ isActive }) => (isActive ? styles.on : undefined)}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{formatCount(tab.count)}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
