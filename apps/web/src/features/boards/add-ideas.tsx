import { boards } from '@earshot/contracts/boards';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { boardQuery, waitingIdeasQuery, withCards } from './boards.queries.ts';
import { formWords as words } from './boards.words.ts';
import styles from './forms.module.css';

/** A list of so few is seen whole. */
const searchedFrom = 8;

/** Puts ideas that wait on the board. */
export function AddIdeas({ boardId, onClose }: { boardId: string; onClose: () => void }) {
  const queryClient = useQueryClient();
  const waiting = useQuery(waitingIdeasQuery);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [sought, setSought] = useState('');
  const adding = useMutation({
    mutationFn: () => send(boards.addIdeas, { body: { board_id: boardId, idea_ids: [...chosen] } }),
    onSuccess: async ({ cards }) => {
      queryClient.setQueryData(boardQuery(boardId).queryKey, (data) => data && withCards(data, cards));
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['ideas'] });
    },
  });
  return (
    <FormDialog
      title={words.addIdeasTitle}
      onClose={onClose}
      onSubmit={() => (chosen.length === 0 ? onClose() : adding.mutate())}
      action={words.addIdeas(chosen.length)}
      pending={adding.isPending}
      error={adding.error}
    >
      <QueryView query={waiting} what={words.ideasWhat}>
        {({ ideas }) =>
          ideas.length === 0 ? (
            <p>{words.noIdeas}</p>
          ) : (
            <>
              {ideas.length > searchedFrom && (
                <TextInput
                  type="search"
                  label={words.filterIdeas}
                  value={sought}
                  onChange={(event) => setSought(event.target.value)}
                />
              )}
              <ul className={styles.ideas}>
                {ideas
                  .filter(({ title }) => title.toLowerCase().includes(sought.trim().toLowerCase()))
                  .map(({ idea_id: id, title }) => (
                    <li key={id}>
                      <Checkbox
                        label={title}
                        checked={chosen.includes(id)}
                        onChange={(event) =>
                          setChosen(
                            event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id),
                          )
                        }
                      />
                    </li>
                  ))}
              </ul>
            </>
          )
        }
      </QueryView>
    </FormDialog>
  );
}
