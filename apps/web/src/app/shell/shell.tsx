import { Drawer } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AnalysisNotice } from './analysis-notice.tsx';
import { ClosingNotice } from './closing-notice.tsx';
import { CommandPaletteOnDemand } from './command-palette-on-demand.tsx';
import { LeftMenu } from './left-menu.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { SampleNotice } from './sample-notice.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { TopBar } from './top-bar.tsx';
import { WorkspaceSwitcher } from './workspace-switcher.tsx';
import { useShortcut } from '../../ui/use-shortcut.ts';
import styles from './shell.module.css';

/** The frame around every screen behind login. */
export function Shell({ children }: { children: ReactNode }) {
  const [drawer, setDrawer] = useState(false);
  const [palette, setPalette] = useState(false);
  const [shortcuts, setShortcuts] = useState(false);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setDrawer(false);
    // Whoever navigates with the keyboard or hears the page starts at the new screen, not where the old link was.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  useShortcut('mod+k', 'Find a screen, or ask', () => setPalette(true));
  useShortcut('?', 'Show this list', () => setShortcuts(true));

  return (
    <div className={styles.app}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <nav className={styles.side} aria-label="Main">
        <LeftMenu withLogo />
      </nav>
      <div className={styles.column}>
        <TopBar
          onMenu={() => setDrawer(true)}
          onFind={() => setPalette(true)}
          onShortcuts={() => setShortcuts(true)}
        />
        <ClosingNotice />
        <SampleNotice />
        <PlanNotice />
        <AnalysisNotice />
        <main id="main" ref={main} className={styles.body} tabIndex={-1}>
          {children}
        </main>
      </div>
      <Drawer
        opened={drawer}
        onClose={() => setDrawer(false)}
        size={300}
        title="Menu"
        closeButtonProps={{ 'aria-label': 'Close' }}
        classNames={{ content: styles.drawer, header: styles.drawerHead, body: styles.drawerBody }}
      >
        <div className={styles.drawerSwitcher}>
          <WorkspaceSwitcher />
        </div>
        <LeftMenu />
      </Drawer>
      <CommandPaletteOnDemand opened={palette} onClose={() => setPalette(false)} />
      <ShortcutList opened={shortcuts} onClose={() => setShortcuts(false)} />
    </div>
  );
}
