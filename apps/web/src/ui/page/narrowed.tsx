import type { ReactNode } from 'react';
import { Button } from '../inputs/button.tsx';
import { SidePanel } from '../overlays/side-panel.tsx';
import { joinClasses } from '../styles/join-classes.ts';
import { Icon } from './icon.tsx';
import styles from './narrowed.module.css';

interface NarrowedProps {
  /** What the panel is called. */
  title: string;
  /** What narrows the content down. */
  panel: ReactNode;
  /** Whether the panel lies over the page, where there is no room for it beside the content. */
  isOpen: boolean;
  onClose: () => void;
  /** While the content is on its way; undefined where it tells that itself. */
  isBusy?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Content beside the panel that narrows it down; on narrow screens the panel is opened over it. */
export function Narrowed({ title, panel, isOpen, onClose, isBusy, className, children }: NarrowedProps) {
  return (
    <>
      <div className={joinClasses(styles.columns, className)} aria-busy={isBusy}>
        <aside className="only-wide" aria-label={title}>
          {panel}
        </aside>
        {children}
      </div>
      <SidePanel opened={isOpen} onClose={onClose} title={title}>
        {panel}
      </SidePanel>
    </>
  );
}

/** Opens the panel where it does not stand beside the content. */
export function OpenPanel({ label, onOpen }: { label: string; onOpen: () => void }) {
  return (
    <Button size="sm" className="only-narrow" onClick={onOpen}>
      <Icon name="filters" size="s" />
      {label}
    </Button>
  );
}

interface WhatIsSetProps {
  words: { filters: string; clear: string };
  onOpen: () => void;
  /** Null where there is not enough set to take it off at once. */
  onClear: (() => void) | null;
  className?: string | undefined;
  /** The chips of what is set. */
  children: ReactNode;
}

/** What content is narrowed down to, each part of which can be taken off, or all at once. */
export function WhatIsSet({ words, onOpen, onClear, className, children }: WhatIsSetProps) {
  return (
    <div className={joinClasses(styles.set, className)}>
      <OpenPanel label={words.filters} onOpen={onOpen} />
      {children}
      {onClear && (
        <Button size="sm" variant="quiet" onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </div>
  );
}
