import { operator, type Operator } from '@earshot/contracts/operator';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { useSession } from '../../lib/use-session.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { DataTable } from '../../ui/page/data-table.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { operatorsWords as words } from './operator.words.ts';
import { useOperatorChange } from './use-operator-change.ts';
import styles from './jobs/queue-table.module.css';

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
        <DataTable
          caption={words.caption}
          rows={operators}
          keyOf={({ user_id: id }) => id}
          columns={[
            {
              head: words.name,
              isRowHead: true,
              cell: ({ user_id: id, display_name: name, email }) => (
                <>
                  <span className="row wrap">
                    {name} {id === myId && <Tag meaning="outline">{words.you}</Tag>}
                  </span>
                  <div className={styles.name}>{email}</div>
                </>
              ),
            },
            { head: words.since, className: styles.optional, cell: ({ since }) => <DateTime iso={since} /> },
            {
              head: words.madeBy,
              className: styles.optional,
              cell: ({ made_by: by }) => by ?? words.setUpLink,
            },
            {
              head: words.remove,
              isHeadHidden: true,
              isFigure: true,
              cell: (one) =>
                !isOne && (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={words.removeOf(one.display_name)}
                    onClick={() => setRemoving(one)}
                  >
                    {words.remove}
                  </Button>
                ),
            },
          ]}
        />
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
