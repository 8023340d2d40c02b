import { limits } from '@earshot/contracts/limits';
import { messageFolders, type MessageFolder } from '@earshot/contracts/operator-inbox';
import { useState, type SyntheticEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatCount } from '../../../lib/format.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { inboxPath, type InboxAddress } from './inbox-address.ts';
import { inboxWords as words } from './inbox.words.ts';
import styles from './inbox-screen.module.css';

interface InboxBarProps {
  address: InboxAddress;
  counts: Record<MessageFolder, number> | undefined;
}

/** The folders with how many messages each holds, and the search. */
export function InboxBar({ address, counts }: InboxBarProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(address.sought);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void navigate(inboxPath({ ...address, sought: typed.trim(), messageId: null }));
  };
  return (
    <div className={styles.bar}>
      <nav className={styles.folders} aria-label={words.folders}>
        {messageFolders.map((folder) => (
          <Link
            key={folder}
            to={inboxPath({ ...address, folder, messageId: null })}
            aria-current={folder === address.folder ? 'page' : undefined}
          >
            {words.folder[folder]}
            {counts && <span className="mut">{formatCount(counts[folder])}</span>}
          </Link>
        ))}
      </nav>
      <form className={styles.search} role="search" onSubmit={submit}>
        <div className="grow">
          <TextInput
            label={words.search}
            hideLabel
            small
            type="search"
            placeholder={words.search}
            maxLength={limits.searchMaxChars}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button size="sm" type="submit">
          {words.searchButton}
        </Button>
      </form>
    </div>
  );
}
