import { contactReasonLabels } from '@earshot/contracts/contact';
import type { ContactMessage } from '@earshot/contracts/operator-inbox';
import { Link } from 'react-router';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import { inboxWords as words } from './inbox.words.ts';
import styles from './inbox-screen.module.css';

/** One message in the list; unread ones stand out. */
export function MessageRow({ message, to }: { message: ContactMessage; to: string }) {
  const isUnread = message.state === 'unread';
  return (
    <Link className={styles.row} to={to} preventScrollReset aria-label={words.open(message.email)}>
      <span className={`clip ${isUnread ? styles.unread : ''}`}>
        <bdi>{message.email}</bdi>
      </span>
      <span className="row clip">
        <Tag meaning={isUnread ? 'mark' : 'outline'}>
          {isUnread || message.state === 'answered'
            ? words.states[message.state]
            : contactReasonLabels[message.reason]}
        </Tag>
        <bdi className="clip sec">{message.details || words.noText}</bdi>
      </span>
      <span className="sm mut nw">
        <DateTime iso={message.sent_at} />
      </span>
    </Link>
  );
}
