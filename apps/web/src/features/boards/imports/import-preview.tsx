import { boards } from '@earshot/contracts/boards';
import type { Board } from '@earshot/contracts/boards/board-cards';
import type { dayOrders, StatusPlace } from '@earshot/contracts/boards/card-imports';
import type { ImportField } from '@earshot/contracts/boards/import-fields';
import type { CallReply } from '@earshot/contracts/call';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { DialogFoot } from '../../../ui/overlays/dialog-foot.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { cardImportWords as words } from './card-import.words.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportStatuses } from './import-statuses.tsx';
import { useUndoImport } from './use-undo-import.ts';
import styles from './import-cards.module.css';

export interface ChosenFile {
  /** How many were chosen before. */
  turn: number;
  name: string;
  /** In base64. */
  content: string;
}

type Preview = CallReply<typeof boards.previewCardImport>;
type DayOrder = (typeof dayOrders)[number];

interface ImportPreviewProps {
  board: Board;
  file: ChosenFile;
  onDone: () => void;
}

/** What a file would add, before it does. */
export function ImportPreview({ board, file, onDone }: ImportPreviewProps) {
  const [fields, setFields] = useState<(ImportField | null)[]>();
  const [dayOrder, setDayOrder] = useState<DayOrder>();
  const [chosen, setChosen] = useState<readonly StatusPlace[]>([]);
  const body = {
    ...{ board_id: board.board_id, file_name: file.name, content: file.content },
    ...(fields && { fields }),
    ...(dayOrder && { day_order: dayOrder }),
  };
  const preview = useQuery({
    queryKey: ['boards', 'import_preview', board.board_id, file.turn, fields, dayOrder],
    queryFn: ({ signal }) => send(boards.previewCardImport, { body }, signal),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  // What is shown is of other columns than those that would be imported.
  const isOld = preview.isPlaceholderData || preview.isFetching || preview.isError;
  const queryClient = useQueryClient();
  const undo = useUndoImport(board.board_id);
  const importing = useMutation({
    mutationFn: () => send(boards.importCards, { body: { ...body, places: [...chosen] } }),
    onSuccess: async ({ card_import: run }) => {
      onDone();
      showToast(words.done(run.cards), () => void undo(run.card_import_id));
      await queryClient.invalidateQueries({ queryKey: ['boards'] });
    },
  });
  const place = (to: StatusPlace) => setChosen([...chosen.filter((one) => one.status !== to.status), to]);
  return (
    <>
      {preview.error && <Alert meaning="bad">{problemSentence(preview.error)}</Alert>}
      <QueryView query={preview} what={words.what}>
        {(data) => (
          <div className="col g4">
            <p role="status">{hasTitle(data) ? words.summary(data.counts) : words.noTitle}</p>
            {data.cards.length > 0 && <FirstCards cards={data.cards} />}
            {data.asks_day_order && (
              <Select
                label={words.dayOrder}
                value={dayOrder ?? data.day_order ?? 'mdy'}
                onChange={setDayOrder}
                options={(['mdy', 'dmy'] as const).map((value) => ({ value, label: words.dayOrders[value] }))}
              />
            )}
            <ImportColumns
              columns={data.columns}
              showsAll={!hasTitle(data)}
              onChange={(index, field) => setFields(withField(data, index, field))}
            />
            {data.cards.length > 0 && (
              <ImportStatuses board={board} places={data.places} chosen={chosen} onPlace={place} />
            )}
            {importing.error && <Alert meaning="bad">{problemSentence(importing.error)}</Alert>}
            <DialogFoot>
              <Button
                variant="ink"
                busy={importing.isPending}
                disabled={data.counts.added === 0 || isOld}
                onClick={() => importing.mutate()}
              >
                {words.run(data.counts.added)}
              </Button>
            </DialogFoot>
          </div>
        )}
      </QueryView>
    </>
  );
}

function hasTitle({ columns }: Preview): boolean {
  return columns.some(({ field }) => field === 'title');
}

/** The fields of all columns with one changed; a field but tags and titles belongs to one column. */
function withField({ columns }: Preview, index: number, field: ImportField | null): (ImportField | null)[] {
  const isOne = field !== null && field !== 'tags' && field !== 'title';
  return columns.map((column, at) => {
    if (at === index) return field;
    return isOne && column.field === field ? null : column.field;
  });
}

function FirstCards({ cards }: { cards: Preview['cards'] }) {
  return (
    <section className={styles.part}>
      <h3>{words.first}</h3>
      <ul className={styles.list}>
        {cards.map((card, at) => (
          <li key={at} className={card.double === null ? styles.card : `${styles.card} ${styles.skipped}`}>
            <b>
              <bdi>{card.title}</bdi>
            </b>
            <span className="sm mut">
              <bdi>{words.facts(card)}</bdi>
            </span>
            {card.double !== null && <span className="sm">{words.double[card.double]}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
