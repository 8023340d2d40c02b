import { useState } from 'react';

const storageKey = 'earshot.menu.folded';

/** Names of the menu's groups that this browser keeps folded. */
function stored(): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(read) ? read.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Which groups of the menu are folded, kept in this browser. */
export function useFolded(): {
  isFolded: (group: string) => boolean;
  fold: (group: string, folded: boolean) => void;
} {
  const [folded, setFolded] = useState(stored);
  return {
    isFolded: (group) => folded.includes(group),
    fold: (group, isNow) => {
      const next = isNow ? [...folded, group] : folded.filter((name) => name !== group);
      setFolded(next);
      try {
        localStorage.setItem(storageKey, JSON.stringify(next));
      } catch {
        // Without storage the choice holds until the page is left.
      }
    },
  };
}
