import type { Board, CardState } from '@earshot/contracts/boards/board-cards';
import { boardLimits, cardStates } from '@earshot/contracts/boards/board-cards';
import { boards } from '@earshot/contracts/boards';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { boardQuery } from './boards.queries.ts';
import { formWords as words, stateNames } from './boards.words.ts';
import styles from './forms.module.css';

interface Edited {
  key: string;
  column_id?: string;
  title: string;
  state: CardState;
}

/** Names, orders, adds and removes the columns of a board. */
export function EditColumns({ board, onClose }: { board: Board; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [columns, setColumns] = useState<Edited[]>(() =>
    board.columns.map((column) => ({ key: column.column_id, ...column })),
  );
  const [isTried, setTried] = useState(false);
  const saving = useMutation({
    mutationFn: () =>
      send(boards.setColumns, {
        body: { board_id: board.board_id, columns: columns.map(({ key: _, ...column }) => column) },
      }),
    onSuccess: async () => {
      onClose();
      await queryClient.invalidateQueries({ queryKey: boardQuery(board.board_id).queryKey });
    },
  });
  const set = (at: number, change: Partial<Edited>) =>
    setColumns(columns.map((column, place) => (place === at ? { ...column, ...change } : column)));
  const swap = (at: number) => {
    const [one, other] = [columns[at], columns[at + 1]];
    if (one && other) setColumns(columns.toSpliced(at, 2, other, one));
  };
  const submit = () => {
    setTried(true);
    if (columns.every(({ title }) => title.trim() !== '')) saving.mutate();
  };
  return (
    <FormDialog
      title={words.columnsTitle}
      onClose={onClose}
      onSubmit={submit}
      action={words.save}
      pending={saving.isPending}
      error={saving.error}
    >
      <ul className={styles.columns}>
        {columns.map(({ key, title, state }, at) => (
          <li key={key} className={styles.column}>
            <TextInput
              label={words.columnName(at + 1)}
              value={title}
              maxLength={60}
              error={isTried && title.trim() === '' ? words.nameMissing : undefined}
              onChange={(event) => set(at, { title: event.target.value })}
            />
            <Select
              label={words.columnState(at + 1)}
              hideLabel
              value={state}
              onChange={(value) => set(at, { state: value })}
              options={cardStates.map((value) => ({ value, label: stateNames[value] }))}
            />
            <span className={styles.acts}>
              <Button
                size="sm"
                variant="quiet"
                iconOnly
                disabled={at === 0}
                aria-label={words.up(title)}
                onClick={() => swap(at - 1)}
              >
                <Icon name="chevronLeft" size="s" />
              </Button>
              <Button
                size="sm"
                variant="quiet"
                iconOnly
                disabled={at === columns.length - 1}
                aria-label={words.down(title)}
                onClick={() => swap(at)}
              >
                <Icon name="chevronRight" size="s" />
              </Button>
              <Button
                size="sm"
                variant="quiet"
                iconOnly
                disabled={columns.length === 1}
                aria-label={words.removeColumn(title)}
                onClick={() => setColumns(columns.toSpliced(at, 1))}
              >
                <Icon name="trash" size="s" />
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <div>
        <Button
          size="sm"
          disabled={columns.length >= boardLimits.columns}
          onClick={() => setColumns([...columns, { key: crypto.randomUUID(), title: '', state: 'planned' }])}
        >
          <Icon name="plus" size="s" />
          {words.addColumn}
        </Button>
      </div>
    </FormDialog>
  );
}
