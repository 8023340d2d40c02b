import { views } from '@earshot/contracts/views';
import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { Icon } from '../../ui/page/icon.tsx';
import { Kbd } from '../../ui/keyboard/kbd.tsx';
import { leftMenuQuery } from './left-menu-query.ts';
import { screenAt, screens } from '../screens.ts';
import { paletteEntries, type PaletteEntry } from './palette-entries.ts';
import { useFoundThings } from './use-found-things.ts';
import type { TypedAhead } from './use-typed-ahead.ts';
import styles from './command-palette.module.css';

interface PaletteProps {
  onClose: () => void;
  /** What was typed before the input had the focus. */
  takeTypedAhead: () => TypedAhead;
}

/** Ctrl or ⌘ and K: type to go anywhere. */
export function CommandPalette({ opened, onClose, takeTypedAhead }: PaletteProps & { opened: boolean }) {
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={600}
      yOffset="12vh"
      padding={0}
      transitionProps={{ duration: 120, transition: 'fade' }}
      classNames={{ content: styles.content }}
    >
      <Modal.Overlay backgroundOpacity={0.35} />
      <Modal.Content aria-label="Search, or ask">
        <Palette onClose={onClose} takeTypedAhead={takeTypedAhead} />
      </Modal.Content>
    </Modal.Root>
  );
}

function Palette({ onClose, takeTypedAhead }: PaletteProps) {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const saved = useQuery({
    queryKey: ['views', 'list'],
    queryFn: ({ signal }) => send(views.list, {}, signal),
  });
  const { data: menu } = useQuery(leftMenuQuery);
  const things = useFoundThings(typed);
  const mine = screens.filter(({ isForOperators }) => !isForOperators || Boolean(menu?.operator));
  const entriesFor = (text: string) =>
    paletteEntries(text, mine, saved.data?.views ?? [], text === typed ? things : []).filter(
      ({ kind, to }) => kind === 'Screen' || screenAt(to.split('?')[0] ?? '') !== undefined,
    );
  const entries = entriesFor(typed);
  const chosen = Math.min(at, entries.length - 1);
  const open = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    void navigate(entry.to);
  };
  const continueTyping = () => {
    const { text, isEntered } = takeTypedAhead();
    if (text) setTyped(text);
    if (isEntered) open(entriesFor(text)[0]);
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setAt((chosen + step + entries.length) % Math.max(1, entries.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      open(entries[chosen]);
    }
  };
  return (
    <>
      <div className={styles.box}>
        <Icon name="search" />
        <input
          data-autofocus
          className={styles.input}
          role="combobox"
          aria-label="Search, or ask"
          placeholder="Search, or ask"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={entries.length ? `${listId}-${chosen}` : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onFocus={continueTyping}
          onKeyDown={move}
        />
        <Kbd>Esc</Kbd>
      </div>
      <ul id={listId} role="listbox" aria-label="Results" className={styles.list}>
        {entries.map((entry, n) => (
          <li
            key={entry.to}
            id={`${listId}-${n}`}
            role="option"
            aria-selected={n === chosen}
            className={n === chosen ? `${styles.entry} ${styles.on}` : styles.entry}
            onMouseMove={() => setAt(n)}
            onClick={() => open(entry)}
          >
            <Icon name={entry.icon} size="s" />
            <span className={styles.kind}>{entry.kind}</span>
            <span className="b clip">{entry.label}</span>
            <span className="grow" />
            {n === chosen && <Kbd>↵</Kbd>}
          </li>
        ))}
      </ul>
    </>
  );
}
