import type { Board } from '@earshot/contracts/boards/board-cards';
import { Button } from '../../ui/inputs/button.tsx';
import { Menu, type MenuEntry } from '../../ui/overlays/menu.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { boardWords as words } from './boards.words.ts';
import { cardImportWords } from './imports/card-import.words.ts';
import { exportsOf } from './imports/export-entries.ts';
import { roadmapWords } from './roadmap/roadmap.words.ts';

/** What the menu of a board opens. */
export type BoardDialog = 'ideas' | 'import' | 'roadmap' | 'edit' | 'columns' | 'remove';

interface BoardMenuProps {
  board: Board;
  mayChange: boolean;
  onOpen: (dialog: BoardDialog) => void;
}

/** Everything about a board as a whole; who may only read it, exports it. */
export function BoardMenu({ board, mayChange, onOpen }: BoardMenuProps) {
  const changes: MenuEntry[] = [
    { kind: 'action', label: words.addIdeas, icon: 'plus', onSelect: () => onOpen('ideas') },
    { kind: 'action', label: cardImportWords.open, icon: 'fileUp', onSelect: () => onOpen('import') },
    { kind: 'action', label: words.edit, icon: 'edit', onSelect: () => onOpen('edit') },
    { kind: 'action', label: words.columns, icon: 'board', onSelect: () => onOpen('columns') },
    { kind: 'line' },
    { kind: 'action', label: roadmapWords.open, icon: 'link', onSelect: () => onOpen('roadmap') },
  ];
  const removal: MenuEntry[] = [
    { kind: 'line' },
    {
      ...{ kind: 'action', label: words.remove, icon: 'trash', danger: true },
      onSelect: () => onOpen('remove'),
    },
  ];
  return (
    <Menu
      target={
        <Button iconOnly aria-label={mayChange ? words.more : cardImportWords.export}>
          <Icon name="dots" size="s" />
        </Button>
      }
      entries={[...(mayChange ? changes : []), ...exportsOf(board), ...(mayChange ? removal : [])]}
    />
  );
}
