import type { View } from '@earshot/contracts/views';
import { paths } from '../../lib/paths.ts';
import type { IconName } from '../../ui/page/icon-paths.ts';
import type { Screen } from '../screens.ts';

export interface PaletteEntry {
  kind: 'Screen' | 'View' | 'Theme' | 'Person' | 'Account' | 'Session' | 'Feedback' | 'Ask';
  icon: IconName;
  label: string;
  to: string;
}

/**
 * What the palette offers for what was typed: screens that are called so, saved views whose name holds every word, what the workspace holds of
 * that name, then the words themselves as a question.
 */
export function paletteEntries(
  typed: string,
  screens: readonly Screen[],
  views: readonly View[],
  things: readonly PaletteEntry[] = [],
): PaletteEntry[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (name: string) => words.every((word) => name.toLowerCase().includes(word));
  const found: PaletteEntry[] = [
    ...screens
      .filter(({ title, alsoCalled = '', isOfOneThing }) => !isOfOneThing && fits(`${title} ${alsoCalled}`))
      .map(({ title, path }): PaletteEntry => ({
        kind: 'Screen',
        icon: 'arrowRight',
        label: title,
        to: path,
      })),
    ...views
      .filter(({ name }) => fits(name))
      .map(({ name, view_id }): PaletteEntry => ({
        kind: 'View',
        icon: 'bookmark',
        label: name,
        to: `${paths.feedback}?view_id=${view_id}`,
      })),
  ];
  if (!words.length) return found;
  const question = typed.trim();
  return [
    ...found,
    ...things,
    {
      kind: 'Ask',
      icon: 'ask',
      label: `“${question}” as a question`,
      to: `${paths.find}?q=${encodeURIComponent(question)}`,
    },
  ];
}
