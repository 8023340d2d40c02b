import { system } from '@earshot/contracts/system';
import { useEffect, useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { words } from '../users.words.ts';

/** Where to look when no mail comes. A server without a mail server keeps its mails: whoever runs it must know. */
export function NoMail() {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    const asking = new AbortController();
    void send(system.getMailWay, {}, asking.signal).then(
      ({ mails }) => setKept(mails === 'kept_in_outbox'),
      // Without an answer the usual advice stays.
      () => undefined,
    );
    return () => asking.abort();
  }, []);
  return <p className="sm mut">{isKept ? words.outbox : words.noMail}</p>;
}
