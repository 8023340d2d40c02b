import { operator, type Operator } from '@earshot/contracts/operator';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { useSession } from '../../lib/use-session.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { figureCell, Table } from '../../ui/page/table.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { operatorsWords as words } from './operator.words.ts';
import { useOperatorChange } from './use-operator-change.ts';
import styles from './queue-table.module.css';

/** The operators; the last one cannot be removed. */
export function OperatorTable({ operators }: { operators: readonly Operator[] }) {
  const session = useSession();
  const queryClient = useQueryClient();
  const myId = session.status === 'signed_in' ? session.session.user_id : null;
  const [removing, setRemoving] = useState<Operator | null>(null);
  const remove = useOperatorChange(
    async (one: Operator) => {
      await send(operator.removeOperator, { body: { user_id: one.user_id } });
      // Whoever removed themselves sees at once that there is nothing here for them.
      if (one.user_id === myId) await queryClient.invalidateQueries({ queryKey: ['preferences'] });
    },
    (_reply, { display_name }) => words.removed(display_name),
  );
  const isOne = operators.length === 1;
  return (
    <div className="col g3">
      <div className="card">
        <Table caption={words.caption}>
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              <th scope="col" className={styles.optional}>
                {words.since}
              </th>
              <th scope="col" className={styles.optional}>
                {words.madeBy}
              </th>
              <th scope="col">
                <span className="vh">{words.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {operators.map((one) => (
              <tr key={one.user_id}>
                <th scope="row">
                  <span className="row wrap">
                    {one.display_name} {one.user_id === myId && <Tag meaning="outline">{words.you}</Tag>}
                  </span>
                  <div className={styles.name}>{one.email}</div>
                </th>
                <td className={styles.optional}>
                  <DateTime iso={one.since} />
                </td>
                <td className={styles.optional}>{one.made_by ?? words.setUpLink}</td>
                <td className={figureCell}>
                  {!isOne && (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={words.removeOf(one.display_name)}
                      onClick={() => setRemoving(one)}
                    >
                      {words.remove}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {isOne && <p className="sec">{words.last}</p>}
      <ConfirmDialog
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        title={words.removeTitle}
        action={words.remove}
        pending={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing, { onSettled: () => setRemoving(null) })}
      >
        {removing && (removing.user_id === myId ? words.removeSelf : words.removeText(removing.display_name))}
      </ConfirmDialog>
    </div>
  );
}
