import { Menu as MantineMenu } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../page/icon.tsx';
import type { IconName } from '../page/icon-paths.ts';
import styles from './menu.module.css';

export type MenuEntry =
  | { kind: 'link'; label: ReactNode; to: string; icon?: IconName }
  | {
      kind: 'action';
      label: ReactNode;
      onSelect: () => void;
      icon?: IconName;
      danger?: boolean;
      checked?: boolean;
    }
  | { kind: 'heading'; label: ReactNode }
  | { kind: 'line' };

interface MenuProps {
  /** The button that opens it. */
  target: ReactElement;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
}

/** A list of things to do, opened by a button; arrows move in it, Esc closes it. */
export function Menu({ target, entries, align = 'end' }: MenuProps) {
  return (
    <MantineMenu
      position={`bottom-${align}`}
      offset={4}
      transitionProps={{ duration: 120 }}
      classNames={{
        dropdown: styles.dropdown,
        item: styles.item,
        label: styles.heading,
        divider: styles.line,
      }}
    >
      <MantineMenu.Target>{target}</MantineMenu.Target>
      <MantineMenu.Dropdown>{entries.map(drawEntry)}</MantineMenu.Dropdown>
    </MantineMenu>
  );
}

function drawEntry(entry: MenuEntry, at: number) {
  if (entry.kind === 'line') return <MantineMenu.Divider key={at} />;
  if (entry.kind === 'heading') return <MantineMenu.Label key={at}>{entry.label}</MantineMenu.Label>;
  const icon = entry.icon && <Icon name={entry.icon} size="s" />;
  if (entry.kind === 'link') {
    return (
      <MantineMenu.Item key={at} component={Link} to={entry.to} leftSection={icon}>
        {entry.label}
      </MantineMenu.Item>
    );
  }
  if (entry.checked !== undefined) {
    return (
      <MantineMenu.RadioItem
        key={at}
        value={String(at)}
        checked={entry.checked}
        closeMenuOnClick
        checkIcon={<Icon name="check" size="xs" />}
        onChange={entry.onSelect}
      >
        {entry.label}
      </MantineMenu.RadioItem>
    );
  }
  return (
    <MantineMenu.Item
      key={at}
      className={entry.danger ? styles.danger : undefined}
      leftSection={icon}
      onClick={entry.onSelect}
    >
      {entry.label}
    </MantineMenu.Item>
  );
}
