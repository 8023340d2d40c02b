import { emailChange } from '@earshot/contracts/email-change';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { accountWords } from './account.words.ts';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { emailChangeQuery } from '../users.queries.ts';

const text = accountWords.email;

/** The address of who is signed in, and the way to another. */
export function EmailSection() {
  const query = useQuery(emailChangeQuery);
  const queryClient = useQueryClient();
  const [asks, setAsks] = useState(false);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: emailChangeQuery.queryKey });
  const keep = useMutation({
    mutationFn: () => send(emailChange.cancelEmailChange),
    onSuccess: () => showToast(text.kept),
    onError: (error) => showToast(problemSentence(error)),
    onSettled: readAgain,
  });
  return (
    <section className="col g4">
      <h2 className="h rule-head">{text.head}</h2>
      <QueryView query={query} what={text.what}>
        {({ email, waiting }) => (
          <div className="col g4" style={{ alignItems: 'flex-start' }}>
            <div style={{ overflowWrap: 'anywhere' }}>
              <p className="b">{email}</p>
              <p className="sec">{text.text}</p>
            </div>
            {waiting && (
              <Alert>
                <p>{text.waiting(waiting.email)}</p>
                <p className="sm sec">
                  {text.until} <DateTime iso={waiting.ends_at} />
                </p>
              </Alert>
            )}
            <div className="row wrap">
              <Button onClick={() => setAsks(true)}>{text.change}</Button>
              {waiting && (
                <Button variant="quiet" busy={keep.isPending} onClick={() => keep.mutate()}>
                  {text.keep}
                </Button>
              )}
            </div>
          </div>
        )}
      </QueryView>
      <ChangeEmailDialog
        opened={asks}
        onClose={() => setAsks(false)}
        onSent={() => {
          setAsks(false);
          void readAgain();
        }}
      />
    </section>
  );
}
