import type { GoKey } from '../../ui/keyboard/use-go-keys.ts';
import { menuGroups, settingsItem } from './menu-entries.ts';

/** The menu's entries that have a key, in the menu's order. */
export const goKeys: readonly GoKey[] = [...menuGroups.flatMap(({ items }) => items), settingsItem].flatMap(
  ({ goKey, label, path }) => (goKey ? [{ key: goKey, label, path }] : []),
);
