import { boards } from '@earshot/contracts/boards';
import type { Board } from '@earshot/contracts/boards/board-cards';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { MenuEntry } from '../../../ui/overlays/menu.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../../ui/states/what-and-why.ts';
import { cardImportWords as words } from './card-import.words.ts';

const formats = ['csv', 'json', 'markdown'] as const;

/** Entries of a menu that save a board as a file. */
export function exportsOf({ board_id: boardId }: Board): MenuEntry[] {
  return formats.map((format) => ({
    ...{ kind: 'action', label: words.formats[format], icon: 'download' },
    onSelect: () => void save(boardId, format),
  }));
}

async function save(boardId: string, format: (typeof formats)[number]): Promise<void> {
  try {
    const query = { board_id: boardId, format };
    const { file_name: name, media_type: type, content } = await send(boards.exportBoard, { query });
    saveFile(name, new Blob([content], { type: `${type};charset=utf-8` }));
  } catch (error) {
    showToast(whatAndWhy(words.notExported, problemSentence(error)));
  }
}
