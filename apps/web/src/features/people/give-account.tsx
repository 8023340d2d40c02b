import { limits } from '@earshot/contracts/limits';
import { people, type PersonDetail } from '@earshot/contracts/people';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { useId, useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { accountList } from './people.queries.ts';
import { personWords } from './people.words.ts';

interface GiveAccountProps {
  person: PersonDetail;
  opened: boolean;
  onClose: () => void;
}

/** Gives a person the account of what they say without naming one. */
export function GiveAccount({ person, opened, onClose }: GiveAccountProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={personWords.give} size="sm">
      {opened && <AccountForm person={person} onClose={onClose} />}
    </Dialog>
  );
}

function AccountForm({ person, onClose }: Omit<GiveAccountProps, 'opened'>) {
  const [name, setName] = useState(person.given_account?.name ?? '');
  const [sought] = useDebouncedValue(name.trim(), 150);
  const known = useInfiniteQuery(accountList(sought ? { search: sought } : {}, 10));
  const accounts = known.data?.pages[0]?.results ?? [];
  const queryClient = useQueryClient();
  const listId = useId();
  const give = useMutation({
    mutationFn: (account: { id: number } | { name: string } | null) =>
      send(people.giveAccount, { body: { author_id: person.author_id, account } }),
    onSuccess: async ({ given_account: given }) => {
      onClose();
      showToast(given ? personWords.gave(given.name) : personWords.took);
      await queryClient.invalidateQueries();
    },
  });
  const typed = name.trim();
  return (
    <form
      className="col g4"
      onSubmit={(event) => {
        event.preventDefault();
        const same = accounts.find((account) => account.name.toLowerCase() === typed.toLowerCase());
        if (typed) give.mutate(same ? { id: same.account_id } : { name: typed });
      }}
    >
      <TextInput
        label={personWords.accountName}
        hint={personWords.giveHint}
        value={name}
        list={listId}
        maxLength={limits.nameMaxChars}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        data-autofocus
      />
      <datalist id={listId}>
        {accounts.map((account) => (
          <option key={account.account_id} value={account.name} />
        ))}
      </datalist>
      {give.error && <Alert meaning="bad">{problemSentence(give.error)}</Alert>}
      <div className="row wrap" style={{ justifyContent: 'flex-end' }}>
        {person.given_account && (
          <Button variant="quiet" busy={give.isPending} onClick={() => give.mutate(null)}>
            {personWords.take}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {personWords.cancel}
        </Button>
        <Button variant="ink" type="submit" disabled={typed === ''} busy={give.isPending}>
          {personWords.giveDo}
        </Button>
      </div>
    </form>
  );
}
