import { imports, type ImportRun } from '@earshot/contracts/imports';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { send } from '../../../lib/api-client.ts';
import { importPath } from '../../../lib/feedback-paths.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { ConfirmByName } from '../../../ui/overlays/confirm-by-name.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { storedRows } from '../import-state.ts';
import { undoWords } from '../imports.words.ts';
import { useRunChange } from '../use-run-change.ts';

/** Takes a whole import back, after showing what that does. */
export function UndoImport({ run, small }: { run: ImportRun; small?: boolean }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const undo = useRunChange(run.import_id, () => send(imports.undo, { body: { import_id: run.import_id } }));
  const counts = run.result?.counts;
  const confirm = () =>
    undo.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        void navigate(importPath(run.import_id));
      },
    });
  return (
    <>
      <Button
        size={small ? 'sm' : 'md'}
        aria-label={small ? `${undoWords.undo}: ${run.file_name}` : undefined}
        onClick={() => setAsking(true)}
      >
        <Icon name="undo" size="s" />
        {small ? undoWords.short : undoWords.undo}
      </Button>
      <ConfirmByName
        opened={asking}
        onClose={() => setAsking(false)}
        title={undoWords.title}
        consequence={
          counts
            ? `${run.file_name}: ${undoWords.takesBack(counts)} ${undoWords.keeps}`
            : `${run.file_name}: ${undoWords.partly} ${undoWords.keeps}`
        }
        name={undoWords.name(counts ? storedRows(counts) : (run.progress?.rows_done ?? 0))}
        action={undoWords.undo}
        pending={undo.isPending}
        error={undo.error}
        onConfirm={confirm}
      />
    </>
  );
}
