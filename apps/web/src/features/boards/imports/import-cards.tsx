import type { Board } from '@earshot/contracts/boards/board-cards';
import { cardImportLimits } from '@earshot/contracts/boards/card-imports';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/inputs/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { cardImportWords as words } from './card-import.words.ts';
import { EarlierImports } from './earlier-imports.tsx';
import { fileContent } from './file-content.ts';
import { ImportPreview, type ChosenFile } from './import-preview.tsx';
import styles from './import-cards.module.css';

/** Brings the cards of another tool: a file, what its columns hold, and where its cards go. */
export function ImportCards({ board, onClose }: { board: Board; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<ChosenFile | null>(null);
  const turns = useRef(0);
  const [isTooLarge, setTooLarge] = useState(false);
  const take = async (given: File | undefined) => {
    if (!given) return;
    setTooLarge(given.size > cardImportLimits.fileBytes);
    if (given.size <= cardImportLimits.fileBytes)
      setFile({ turn: turns.current++, name: given.name, content: await fileContent(given) });
  };
  const choose = (
    <Button
      variant={file ? 'default' : 'ink'}
      size={file ? 'sm' : undefined}
      onClick={() => input.current?.click()}
    >
      <Icon name="fileUp" size="s" />
      {file ? words.another : words.choose}
    </Button>
  );
  return (
    <Dialog opened onClose={onClose} title={words.title} size="lg">
      <input
        ref={input}
        type="file"
        className="vh"
        tabIndex={-1}
        aria-label={words.choose}
        accept=".csv,.tsv,.txt"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          // The same file, mended, can be chosen again.
          event.target.value = '';
        }}
      />
      {isTooLarge && <Alert meaning="bad">{words.tooLarge}</Alert>}
      {file ? (
        <>
          <div className={styles.file}>
            <b>{file.name}</b>
            {choose}
          </div>
          <ImportPreview key={file.turn} board={board} file={file} onDone={onClose} />
        </>
      ) : (
        <div className={styles.start}>
          <p>{words.lead}</p>
          <p className="sm mut">{words.limits}</p>
          <div>{choose}</div>
          <EarlierImports boardId={board.board_id} />
        </div>
      )}
    </Dialog>
  );
}
