import { alertMails, alerts, weekdays } from '@earshot/contracts/alerts';
import type { CallBody } from '@earshot/contracts/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { QueryView } from '../../ui/states/query-view.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { choicesQuery } from './alerts.queries.ts';
import { choiceWords } from './alerts.words.ts';
import styles from './alerts-screen.module.css';

/** What one gets by mail; each choice holds at once. */
export function MailChoices() {
  const choices = useQuery(choicesQuery);
  const queryClient = useQueryClient();
  const choose = useMutation({
    mutationFn: (body: CallBody<typeof alerts.choose>) => send(alerts.choose, { body }),
    onSuccess: (chosen) => {
      queryClient.setQueryData(choicesQuery.queryKey, chosen);
      showToast(choiceWords.saved);
    },
    onError: (error) => showToast(whatAndWhy(choiceWords.notSaved, problemSentence(error))),
  });
  return (
    <QueryView query={choices} what={choiceWords.what}>
      {({ mail, digest_day: digestDay, cards }) => (
        <section className={styles.choices} aria-label={choiceWords.title}>
          <h2 className="h">{choiceWords.title}</h2>
          <Select
            label={choiceWords.alerts}
            hint={choiceWords.alertsHint}
            options={alertMails.map((value) => ({ value, label: choiceWords.mails[value] }))}
            value={mail}
            onChange={(value) => choose.mutate({ mail: value })}
          />
          <Select
            label={choiceWords.digest}
            hint={choiceWords.digestHint}
            options={[
              { value: '', label: choiceWords.noDigest },
              ...weekdays.map((label, day) => ({ value: String(day), label })),
            ]}
            value={digestDay === null ? '' : String(digestDay)}
            onChange={(value) => choose.mutate({ digest_day: value === '' ? null : Number(value) })}
          />
          <Select
            label={choiceWords.cards}
            hint={choiceWords.cardsHint}
            options={(['on', 'off'] as const).map((value) => ({
              ...{ value, label: choiceWords.cardMails[value] },
            }))}
            value={cards ? 'on' : 'off'}
            onChange={(value) => choose.mutate({ cards: value === 'on' })}
          />
        </section>
      )}
    </QueryView>
  );
}
