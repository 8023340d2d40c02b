import { recordings } from '@earshot/contracts/recordings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { problemSentence } from '../../../lib/api-problem.ts';
import { send } from '../../../lib/api-client.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { sitesQuery } from '../recordings.queries.ts';
import { installWords } from './install.words.ts';
import styles from './install-screen.module.css';

/** Names a site and gets its key. */
export function AddSite({ onAdded }: { onAdded: (siteId: number) => void }) {
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const adding = useMutation({
    mutationFn: () => send(recordings.createSite, { body: { name } }),
    onSuccess: async (site) => {
      await queries.invalidateQueries({ queryKey: sitesQuery.queryKey });
      setName('');
      onAdded(site.site_id);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() !== '') adding.mutate();
  };
  return (
    <form className={styles.add} onSubmit={submit}>
      <TextInput
        label={installWords.name}
        hint={installWords.nameHint}
        value={name}
        maxLength={120}
        onChange={(event) => setName(event.target.value)}
      />
      {adding.error && <Alert meaning="bad">{problemSentence(adding.error)}</Alert>}
      <Button type="submit" variant="ink" disabled={name.trim() === ''} busy={adding.isPending}>
        {adding.isPending ? installWords.adding : installWords.add}
      </Button>
    </form>
  );
}
