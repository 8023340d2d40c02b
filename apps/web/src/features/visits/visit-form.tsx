import { visits } from '@earshot/contracts/visits';
import { useState, type SyntheticEvent } from 'react';
import { send } from '../../lib/api-client.ts';
import { ApiProblem, problemSentence } from '../../lib/api-problem.ts';
import { looksLikeEmail } from '../../lib/looks-like-email.ts';
import { paths } from '../../lib/paths.ts';
import { typedIn } from '../../lib/typed-in.ts';
import { useRunsScripts } from '../../lib/use-runs-scripts.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { keepVisitLink } from './visit-link.ts';
import { visitFormWords as words } from './visits.words.ts';
import styles from './visit-form.module.css';

/** Asks which site is to be visited, and leads to the report that comes of it. */
export function VisitForm() {
  // Fields keep their text themselves: what was typed before the page's script ran is not lost. Sending needs the script.
  const isReady = useRunsScripts();
  const [faults, setFaults] = useState<{ url?: string; email?: string }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAsking) return;
    const [url, email] = [typedIn(event.currentTarget, 'url'), typedIn(event.currentTarget, 'email')];
    const missing = {
      ...(url.trim() === '' && { url: words.noUrl }),
      ...(!looksLikeEmail(email) && { email: words.noEmail }),
    };
    setFaults(missing);
    setFailure(null);
    if (Object.keys(missing).length > 0) return;
    setAsking(true);
    try {
      keepVisitLink(await send(visits.submitRecordRequest, { body: { email, url } }));
      window.location.assign(paths.visit);
    } catch (error) {
      const fields = error instanceof ApiProblem ? faultsOf(error) : {};
      setFaults(fields);
      if (Object.keys(fields).length === 0) setFailure(problemSentence(error));
      setAsking(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        label={words.url}
        hint={words.urlHint}
        error={faults.url}
        id="visit-url"
        name="url"
        inputMode="url"
        autoComplete="url"
      />
      <TextInput
        label={words.email}
        hint={words.emailHint}
        error={faults.email}
        id="visit-email"
        name="email"
        type="email"
        autoComplete="email"
      />
      {failure !== null && <Alert meaning="bad">{failure}</Alert>}
      <Button variant="mark" type="submit" disabled={!isReady || isAsking}>
        {isAsking ? words.submitting : words.submit}
      </Button>
    </form>
  );
}

function faultsOf({ errors }: ApiProblem): { url?: string; email?: string } {
  const of = (field: string) => errors.find(({ pointer }) => pointer === `#/body/${field}`)?.detail;
  const [url, email] = [of('url'), of('email')];
  return { ...(url !== undefined && { url }), ...(email !== undefined && { email }) };
}
