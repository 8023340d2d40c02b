import { roleAllows } from '@earshot/contracts/call';
import { recordings, type Site } from '@earshot/contracts/recordings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { CopyText } from '../../../ui/inputs/copy-text.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { sitesQuery } from '../recordings.queries.ts';
import { CodeToCopy } from './code-to-copy.tsx';
import { identifyLine, identitySnippets, type ServerLanguage } from './identity-snippets.ts';
import { installWords } from './install.words.ts';
import styles from './install-screen.module.css';

/** By which secret and with which lines the site's server vouches for who is there. */
export function SignIdentities({ site }: { site: Site }) {
  const session = useSession();
  const mayRenew = session.status === 'signed_in' && roleAllows(session.session.role, 'admin');
  const [language, setLanguage] = useState<ServerLanguage>('node');
  const shown = identitySnippets.find(({ id }) => id === language);
  return (
    <section className={styles.site} aria-label={installWords.signing.title}>
      <p>{installWords.signing.why}</p>
      {site.identity_secret_since === null ? (
        <p>{installWords.signing.none}</p>
      ) : (
        <p>
          {installWords.signing.since} <DateTime iso={site.identity_secret_since} withTime />.
        </p>
      )}
      {mayRenew ? <RenewSecret site={site} /> : <p>{installWords.signing.adminsOnly}</p>}
      <Select
        label={installWords.signing.language}
        options={identitySnippets.map(({ id, label }) => ({ value: id, label }))}
        value={language}
        onChange={setLanguage}
      />
      {shown && <CodeToCopy label={installWords.signing.onServer} text={shown.text} />}
      <p>{installWords.signing.then}</p>
      <CodeToCopy label={installWords.signing.inPage} text={identifyLine} />
    </section>
  );
}

function RenewSecret({ site: { site_id: siteId, identity_secret_since: since } }: { site: Site }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const renewing = useMutation({
    mutationFn: () => send(recordings.renewIdentitySecret, { body: { site_id: siteId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sitesQuery.queryKey }),
  });
  const close = () => {
    setAsking(false);
    renewing.reset();
  };
  const begin = () => {
    setAsking(true);
    // Making the first one ends nothing, so there is nothing to ask.
    if (since === null) renewing.mutate();
  };
  const { signing } = installWords;
  return (
    <>
      <div>
        <Button onClick={begin}>{since === null ? signing.make : signing.renew}</Button>
      </div>
      <Dialog opened={isAsking} onClose={close} title={renewing.data ? signing.madeTitle : signing.renew}>
        {renewing.data ? (
          <div className="col g4">
            <p>{signing.madeText}</p>
            <CopyText
              label={signing.secret}
              text={renewing.data.secret}
              copy={installWords.copy}
              copied={installWords.copied}
            />
          </div>
        ) : (
          <div className="col g4">
            {renewing.error && <Alert meaning="bad">{problemSentence(renewing.error)}</Alert>}
            <p>{signing.renewText}</p>
            <div className="row" style={{ justifyContent: 'flex-end' }}>
              <Button variant="quiet" onClick={close}>
                {signing.keep}
              </Button>
              <Button variant="ink" busy={renewing.isPending} onClick={() => renewing.mutate()}>
                {signing.renewNow}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}
