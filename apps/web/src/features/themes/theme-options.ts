import type { Theme } from '@earshot/contracts/themes';

/** The themes that can hold items, by name, without one of them. */
export function themeOptions(all: readonly Theme[], except: number): { value: string; label: string }[] {
  return all
    .filter(({ theme_id: id, is_broad: isBroad }) => id !== except && !isBroad)
    .map(({ theme_id: id, name }) => ({ value: String(id), label: name }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
