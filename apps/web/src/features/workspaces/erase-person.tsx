import { recordings } from '@earshot/contracts/recordings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { send } from '../../lib/api-client.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ConfirmByName } from '../../ui/overlays/confirm-by-name.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { privacyWords } from './personal-data.words.ts';
import styles from './personal-data-screen.module.css';

/** Deletes all recordings of one person, as people may ask by law. */
export function ErasePerson() {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const queries = useQueryClient();
  const erasing = useMutation({
    mutationFn: (personId: string) => send(recordings.erasePerson, { body: { person_id: personId } }),
    onSuccess: async ({ deleted_count: count }) => {
      setAsked(null);
      setTyped('');
      showToast(privacyWords.erase.done(count));
      await queries.invalidateQueries({ queryKey: ['recordings'] });
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const person = typed.trim();
    if (person === '') return;
    erasing.reset();
    setAsked(person);
  };
  return (
    <section className={`card ${styles.retention}`} aria-label={privacyWords.erase.title}>
      <h2 className="h">{privacyWords.erase.title}</h2>
      <p className="sec">{privacyWords.erase.lead}</p>
      <form className={styles.days} onSubmit={submit} noValidate>
        <TextInput
          label={privacyWords.erase.label}
          value={typed}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="danger" disabled={typed.trim() === ''}>
          {privacyWords.erase.action}
        </Button>
      </form>
      <ConfirmByName
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={privacyWords.erase.title}
        consequence={privacyWords.erase.consequence(asked ?? '')}
        name={asked ?? ''}
        action={privacyWords.erase.action}
        pending={erasing.isPending}
        error={erasing.error}
        onConfirm={() => asked !== null && erasing.mutate(asked)}
      />
    </section>
  );
}
