import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { startedWords } from '../../features/onboarding/onboarding.words.ts';
import { useFirstSteps } from '../../features/onboarding/use-first-steps.ts';
import { reportPath } from '../../features/reports/report-paths.ts';
import { boardPath } from '../../lib/board-path.ts';
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
import { leftMenuQuery } from './left-menu-query.ts';
import { useFolded } from './use-folded.ts';
import { useRoom } from './use-room.ts';
import styles from './left-menu.module.css';

/** The main menu: what is built, and the workspace's own reports and boards, which fold where a window is low. */
export function LeftMenu({ withLogo }: { withLogo?: boolean }) {
  const { data } = useQuery(leftMenuQuery);
  const firstSteps = useFirstSteps();
  const own: MenuGroup[] = [
    group(
      'Your reports',
      'file',
      (data?.ai_reports ?? []).map(({ id, name }) => [name, reportPath(id)]),
    ),
    group(
      'Your boards',
      'board',
      (data?.user_boards ?? []).map(({ id, title }) => [title, boardPath(id)]),
    ),
  ].filter(({ items }) => items.length > 0);
  const { pathname, search } = useLocation();
  const reportId = new URLSearchParams(search).get('report_id');
  const here = (path: string) => {
    if (pathname === paths.reports && reportId !== null) return path === reportPath(reportId);
    // A board is open in whichever view, with whichever card.
    const boardId = pathname === paths.board ? new URLSearchParams(search).get('id') : null;
    if (boardId !== null) return path === boardPath(boardId);
    return path.includes('?') ? path === pathname + search : path === menuPathOf(pathname);
  };
  // The first steps leave the menu once all are done.
  const isShown = (path: string) =>
    screenAt(path) !== undefined && (path !== paths.getStarted || firstSteps !== null || here(path));
  const noteOf = (path: string) => {
    if (path === paths.alerts && data?.new_alerts) return `${formatCount(data.new_alerts)} new`;
    return path === paths.getStarted && firstSteps
      ? startedWords.progress(firstSteps.done, firstSteps.all)
      : undefined;
  };
  const scrolled = useRef<HTMLDivElement>(null);
  const { isFolded, fold } = useFolded();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const groups = shownGroups(menuGroups, isShown);
  const hasRoom = useRoom(
    scrolled,
    [...groups, ...own].map(({ label, items }) => `${label}${isFolded(label ?? '')}${items.length}`).join(),
  );
  const isLoaded = data !== undefined;
  useEffect(() => {
    scrolled.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname, search, isLoaded]);
  const linkTo = (item: MenuItem) => (
    <MenuLink key={item.path} {...item} on={here(item.path)} note={noteOf(item.path)} />
  );
  return (
    <>
      {withLogo && (
        <Link className={styles.logo} to={paths.overview} aria-label="Earshot, home">
          <Logo />
        </Link>
      )}
      <div ref={scrolled} className={styles.groups}>
        {groups.map((shown) => (
          <MenuPart
            key={shown.label}
            label={shown.label}
            // The group of the present entry shows it, whatever was folded.
            folded={
              shown.label !== null && isFolded(shown.label) && !shown.items.some(({ path }) => here(path))
            }
            onFold={(folded) => fold(shown.label ?? '', folded)}
          >
            {shown.items.map(linkTo)}
          </MenuPart>
        ))}
        {own.map(({ label, items }) => {
          const name = label ?? '';
          const folded = isFolded(name) || !(hasRoom || opened.includes(name));
          return (
            <MenuPart
              key={name}
              label={name}
              folded={folded}
              besides={folded ? items.filter(({ path }) => here(path)).map(linkTo) : []}
              onFold={(isNow) => {
                fold(name, isNow && hasRoom);
                setOpened(isNow ? opened.filter((one) => one !== name) : [...opened, name]);
              }}
            >
              {items.map(linkTo)}
            </MenuPart>
          );
        })}
      </div>
      <div className={styles.foot}>
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

interface MenuPartProps {
  label: string | null;
  folded: boolean;
  onFold: (folded: boolean) => void;
  /** What is shown although the group is folded. */
  besides?: ReactNode;
  children: ReactNode;
}

/** A group of entries; one with a name folds. */
function MenuPart({ label, folded, onFold, besides, children }: MenuPartProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      {label !== null && (
        <button
          type="button"
          className={styles.label}
          aria-expanded={!folded}
          aria-controls={id}
          onClick={() => onFold(!folded)}
        >
          {label}
          <Icon name={folded ? 'chevronRight' : 'chevronDown'} size="s" />
        </button>
      )}
      <div id={id} className={styles.entries} hidden={folded}>
        {children}
      </div>
      {besides}
    </div>
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
