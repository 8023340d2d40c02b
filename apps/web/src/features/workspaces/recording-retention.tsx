import { limits } from '@earshot/contracts/limits';
import { recordingFilters } from '@earshot/contracts/recording-filters';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { privacyWords } from './personal-data.words.ts';
import styles from './personal-data-screen.module.css';

const retentionQuery = queryOptions({
  // The list of recordings shows the same number.
  queryKey: ['recordings', 'retention'],
  queryFn: ({ signal }) => send(recordingFilters.getRetention, {}, signal),
});

/** For how long the workspace keeps its recordings. */
export function RecordingRetention({ mayChange }: { mayChange: boolean }) {
  const query = useQuery(retentionQuery);
  return (
    <section className={`card ${styles.retention}`} aria-label={privacyWords.retention.title}>
      <h2 className="h">{privacyWords.retention.title}</h2>
      <p className="sec">{privacyWords.retention.lead}</p>
      <QueryView query={query} what={privacyWords.retention.title}>
        {({ days }) =>
          mayChange ? (
            <DaysForm key={days} days={days} />
          ) : (
            <p>
              {privacyWords.retention.days(days)} {privacyWords.retention.adminsOnly}
            </p>
          )
        }
      </QueryView>
    </section>
  );
}

function DaysForm({ days: present }: { days: number }) {
  const [typed, setTyped] = useState(String(present));
  const queries = useQueryClient();
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  const isValid = days >= 1 && days <= limits.recordingDaysAtMost;
  const saving = useMutation({
    mutationFn: () => send(recordingFilters.setRetention, { body: { days } }),
    onSuccess: async (saved) => {
      showToast(privacyWords.retention.saved(saved.days));
      queries.setQueryData(retentionQuery.queryKey, saved);
      await queries.invalidateQueries(retentionQuery);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isValid && !saving.isPending) saving.mutate();
  };
  return (
    <form className={styles.days} onSubmit={submit} noValidate>
      <TextInput
        label={privacyWords.retention.label}
        hint={privacyWords.retention.hint(limits.recordingDaysAtMost)}
        inputMode="numeric"
        value={typed}
        maxLength={3}
        error={isValid ? undefined : privacyWords.retention.wrong(limits.recordingDaysAtMost)}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isValid && days < present && <Alert meaning="warn">{privacyWords.retention.shorter(days)}</Alert>}
      {saving.error && <Alert meaning="bad">{problemSentence(saving.error)}</Alert>}
      <Button type="submit" variant="ink" disabled={!isValid || days === present} busy={saving.isPending}>
        {privacyWords.retention.save}
      </Button>
    </form>
  );
}
