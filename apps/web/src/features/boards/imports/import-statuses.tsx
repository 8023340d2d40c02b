import type { Board } from '@earshot/contracts/boards/board-cards';
import type { StatusPlace } from '@earshot/contracts/boards/card-imports';
import { formatCounted } from '../../../lib/format.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { cardImportWords as words } from './card-import.words.ts';
import styles from './import-cards.module.css';

interface ImportStatusesProps {
  board: Board;
  places: readonly (StatusPlace & { cards: number })[];
  /** Instead of what is proposed. */
  chosen: readonly StatusPlace[];
  onPlace: (place: StatusPlace) => void;
}

const isNew = 'new';

/** Which column of the board the cards of each status go to. */
export function ImportStatuses({ board, places, chosen, onPlace }: ImportStatusesProps) {
  return (
    <section className={styles.part}>
      <h3>{words.statuses}</h3>
      <ul className={styles.list}>
        {places.map(({ cards, ...proposed }) => {
          const { status, title, state } = proposed;
          const place = chosen.find((one) => one.status === status) ?? proposed;
          const name = status ?? words.noStatus;
          return (
            <li key={status ?? ''} className={styles.column}>
              <div className={styles.named}>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <span className="sm mut">{formatCounted(cards, 'card')}</span>
              </div>
              <Select
                label={words.statusGoes(name)}
                hideLabel
                small
                value={place.column_id ?? isNew}
                onChange={(value) =>
                  onPlace({ status, title, state, column_id: value === isNew ? null : value })
                }
                options={[
                  ...board.columns.map((column) => ({ value: column.column_id, label: column.title })),
                  { value: isNew, label: words.newColumn(title) },
                ]}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
