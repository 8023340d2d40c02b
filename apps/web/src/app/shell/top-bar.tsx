import { Button } from '../../ui/inputs/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { keyNames } from '../../ui/keyboard/key-names.ts';
import { Kbd } from '../../ui/keyboard/kbd.tsx';
import { LogoMark } from '../../ui/page/logo.tsx';
import { AddFromAnywhere } from '../../features/capture/add-from-anywhere.tsx';
import { AccountMenu } from './account-menu.tsx';
import { WorkspaceSwitcher } from './workspace-switcher.tsx';
import styles from './top-bar.module.css';

interface TopBarProps {
  onMenu: () => void;
  onFind: () => void;
  onShortcuts: () => void;
}

/** Workspace, find box, what adds feedback, shortcuts and account. */
export function TopBar({ onMenu, onFind, onShortcuts }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <Button variant="quiet" iconOnly className="only-narrow" aria-label="Menu" onClick={onMenu}>
        <Icon name="menu" size="l" />
      </Button>
      <span className="only-narrow">
        <LogoMark size={24} />
      </span>
      <span className="only-wide">
        <WorkspaceSwitcher />
      </span>
      <button type="button" className={`only-wide ${styles.find}`} onClick={onFind}>
        <Icon name="search" size="s" />
        <span className="grow">Search, or ask…</span>
        <Kbd>{keyNames('mod+k')}</Kbd>
      </button>
      <span className="grow" />
      <Button variant="quiet" iconOnly className="only-narrow" aria-label="Search, or ask" onClick={onFind}>
        <Icon name="search" />
      </Button>
      <AddFromAnywhere />
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        className="only-wide"
        aria-label="Keyboard shortcuts"
        onClick={onShortcuts}
      >
        <Icon name="keyboard" />
      </Button>
      <AccountMenu />
    </header>
  );
}
