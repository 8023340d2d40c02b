import type { Theme } from '@earshot/contracts/themes';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { MergeTheme } from './merge-theme.tsx';
import { MoveItems } from './move-items.tsx';
import { RenameTheme } from './rename-theme.tsx';
import { SplitTheme } from './split-theme.tsx';
import { themeWords } from './themes.words.ts';

export type ThemeChangeKind = 'rename' | 'merge' | 'split' | 'move';

/** What is being changed. */
export interface OpenChange {
  kind: ThemeChangeKind;
  theme: Theme;
}

interface ThemeDialogProps {
  open: OpenChange | null;
  all: readonly Theme[];
  onClose: () => void;
}

/** The dialog of one change; closed while there is none. */
export function ThemeDialog({ open, all, onClose }: ThemeDialogProps) {
  return (
    <Dialog opened={open !== null} onClose={onClose} title={open ? titleOf(open) : ''}>
      {open?.kind === 'rename' && <RenameTheme theme={open.theme} onClose={onClose} />}
      {open?.kind === 'merge' && <MergeTheme theme={open.theme} all={all} onClose={onClose} />}
      {open?.kind === 'split' && <SplitTheme theme={open.theme} onClose={onClose} />}
      {open?.kind === 'move' && <MoveItems theme={open.theme} all={all} onClose={onClose} />}
    </Dialog>
  );
}

function titleOf({ kind, theme }: OpenChange): string {
  switch (kind) {
    case 'rename':
      return themeWords.renameTitle;
    case 'merge':
      return themeWords.mergeTitle(theme.name);
    case 'split':
      return themeWords.splitTitle(theme.name);
    case 'move':
      return themeWords.moveTitle(theme.name);
  }
}
