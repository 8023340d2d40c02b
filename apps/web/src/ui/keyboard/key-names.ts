const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

const names: Record<string, string> = { mod: isApple ? '⌘' : 'Ctrl', enter: '↵', escape: 'Esc' };

/** How a shortcut is written on this machine: `mod+k` → `Ctrl K` or `⌘ K`. */
export function keyNames(keys: string): string {
  return keys
    .split('+')
    .map((key) => names[key] ?? key.toUpperCase())
    .join(' ');
}
