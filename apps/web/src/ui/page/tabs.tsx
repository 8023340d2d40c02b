import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { formatCount } from '../../lib/format.ts';
import styles from './tabs.module.css';

export interface Tab {
  to: string;
  label: ReactNode;
  count?: number;
}

/** Views of one place, each with an address of its own. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const counts = tabs.map(({ count }) => count).join();
  // Where not all of them fit, the present one is brought into sight; a count that comes late moves it.
  useLayoutEffect(() => {
    const bar = nav.current;
    const present = bar?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!bar || !present) return;
    const from = present.offsetLeft - bar.offsetLeft;
    const isInSight =
      from >= bar.scrollLeft && from + present.offsetWidth <= bar.scrollLeft + bar.clientWidth;
    if (!isInSight) bar.scrollLeft = from - (bar.clientWidth - present.offsetWidth) / 2;
  }, [pathname, counts]);
  return (
    <nav ref={nav} className={styles.tabs} aria-label={label}>
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
