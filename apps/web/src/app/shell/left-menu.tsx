import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { startedWords } from '../../features/onboarding/onboarding.words.ts';
import { useFirstSteps } from '../../features/onboarding/use-first-steps.ts';
import { reportPath } from '../../features/reports/report-paths.ts';
import { formatCount } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/page/icon.tsx';
import type { IconName } from '../../ui/page/icon-paths.ts';
import { Logo } from '../../ui/page/logo.tsx';
import { screenAt } from '../screens.ts';
import {
  menuGroups,
  operatorItem,
  settingsItem,
  shownGroups,
  menuPathOf,
  type MenuGroup,
  type MenuItem,
} from './menu-entries.ts';
import { leftMenuQuery } from '../left-menu-query.ts';
import styles from './left-menu.module.css';

/** The main menu: what is built, and the workspace's own reports and boards. */
export function LeftMenu({ withLogo }: { withLogo?: boolean }) {
  const { data } = useQuery(leftMenuQuery);
  const firstSteps = useFirstSteps();
  const own: MenuGroup[] = [
    group(
      'AI reports',
      'file',
      (data?.ai_reports ?? []).map(({ id, name }) => [name, reportPath(id)]),
    ),
    group(
      'Roadmaps',
      'board',
      (data?.user_boards ?? []).map(({ id, title }) => [title, `/roadmap/board?id=${id}`]),
    ),
  ].filter(({ items }) => items.length > 0);
  const { pathname, search } = useLocation();
  const reportId = new URLSearchParams(search).get('report_id');
  const here = (path: string) => {
    if (pathname === paths.reports && reportId !== null) return path === reportPath(reportId);
    return path.includes('?') ? path === pathname + search : path === menuPathOf(pathname);
  };
  const noteOf = (path: string) => {
    if (path === paths.alerts && data?.new_alerts) return `${formatCount(data.new_alerts)} new`;
    return path === paths.getStarted && firstSteps
      ? startedWords.progress(firstSteps.done, firstSteps.all)
      : undefined;
  };
  const foot = useRef<HTMLDivElement>(null);
  const isLoaded = data !== undefined;
  useEffect(() => {
    // Where the window is low, the present entry would lie behind the foot, which grows when the answer is there.
    foot.current?.parentElement?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname, search, isLoaded]);
  return (
    <>
      {withLogo && (
        <Link className={styles.logo} to={paths.getStarted} aria-label="Earshot, get started">
          <Logo />
        </Link>
      )}
      {[...shownGroups(menuGroups, (path) => screenAt(path) !== undefined), ...own].map((shown) => (
        <div key={shown.label} className={styles.group}>
          {shown.label && <div className={styles.label}>{shown.label}</div>}
          {shown.items.map((item) => (
            <MenuLink key={item.path} {...item} on={here(item.path)} note={noteOf(item.path)} />
          ))}
        </div>
      ))}
      <div ref={foot} className={styles.foot}>
        {data?.operator && (
          <MenuLink
            {...operatorItem}
            on={here(operatorItem.path)}
            note={unreadNote(data.operator.unread_messages)}
          />
        )}
        <MenuLink {...settingsItem} on={here(settingsItem.path)} />
      </div>
    </>
  );
}

function unreadNote(count: number): string | undefined {
  return count === 0 ? undefined : `${formatCount(count)} new`;
}

function group(label: string, icon: IconName, entries: [label: string, path: string][]): MenuGroup {
  return { label, items: entries.map(([name, path]) => ({ label: name, path, icon })) };
}

interface MenuLinkProps extends MenuItem {
  on: boolean;
  /** A figure at the end of the entry. */
  note?: string;
}

function MenuLink({ label, path, icon, on, note }: MenuLinkProps) {
  return (
    <Link
      className={on ? `${styles.link} ${styles.on}` : styles.link}
      to={path}
      aria-current={on ? 'page' : undefined}
    >
      <Icon name={icon} size="s" />
      <span className="grow">{label}</span>
      {note && <span className={styles.note}>{note}</span>}
    </Link>
  );
}
