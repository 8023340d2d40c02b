import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AnalysisNotice } from './analysis-notice.tsx';
import { ClosingNotice } from './closing-notice.tsx';
import { LeftMenu } from './left-menu.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { SampleNotice } from './sample-notice.tsx';
import { goKeys } from './go-keys.ts';
import { SectionTabs } from './section-tabs.tsx';
import { TopBar } from './top-bar.tsx';
import { useTypedAhead } from './use-typed-ahead.ts';
import { onDemand } from '../../ui/states/on-demand.tsx';
import { useGoKeys } from '../../ui/keyboard/use-go-keys.ts';
import { useShortcut } from '../../ui/keyboard/use-shortcut.ts';
import styles from './shell.module.css';

const MenuDrawer = onDemand(async () => (await import('./menu-drawer.tsx')).MenuDrawer);
const CommandPalette = onDemand(async () => (await import('./command-palette.tsx')).CommandPalette);
const ShortcutList = onDemand(async () => (await import('./shortcut-list.tsx')).ShortcutList);

/** The frame around every screen behind login. */
export function Shell({ children }: { children: ReactNode }) {
  const [drawer, setDrawer] = useState(false);
  const [palette, setPalette] = useState(false);
  const [shortcuts, setShortcuts] = useState(false);
  const takeTypedAhead = useTypedAhead(palette);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setDrawer(false);
    // Whoever navigates with the keyboard or hears the page starts at the new screen, not where the old link was.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  useShortcut('mod+k', 'Search, or ask', () => setPalette(true));
  useShortcut('?', 'Show keyboard shortcuts', () => setShortcuts(true));
  useGoKeys(goKeys, (path) => void navigate(path));

  return (
    <div className={styles.app}>
      <a className={styles.skip} href="#main">
        Skip to content
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
        <SectionTabs />
        <main id="main" ref={main} className={styles.body} tabIndex={-1}>
          {children}
        </main>
      </div>
      <MenuDrawer opened={drawer} onClose={() => setDrawer(false)} />
      <CommandPalette opened={palette} onClose={() => setPalette(false)} takeTypedAhead={takeTypedAhead} />
      <ShortcutList opened={shortcuts} onClose={() => setShortcuts(false)} />
    </div>
  );
}
