import { contactReasonLabels } from '@earshot/contracts/contact';
import type { ContactMessage, MessageState } from '@earshot/contracts/operator-inbox';
import { useEffect, useRef } from 'react';
import { buttonClass } from '../../../ui/inputs/button-class.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import { useShortcut } from '../../../ui/keyboard/use-shortcut.ts';
import { inboxWords as words } from './inbox.words.ts';
import { useMessageState } from './use-message-state.ts';
import styles from './inbox-screen.module.css';

/** One message, whole, and what can be done with it. Opening an unread one makes it read. */
export function MessageView({ message, onClose }: { message: ContactMessage; onClose: () => void }) {
  const { message_id, state, reason, email } = message;
  const { mutate, isPending } = useMessageState();
  const say = (next: MessageState) => mutate({ message_id, state: next });
  const opened = useRef(false);
  useEffect(() => {
    // Once for each opening: who marks it unread means it.
    if (!opened.current && state === 'unread') mutate({ message_id, state: 'read', isQuiet: true });
    opened.current = true;
  });
  const leave = (next: MessageState) => {
    say(next);
    onClose();
  };
  const isAside = state === 'spam' || state === 'deleted';
  useShortcut('a', words.answered, () => !isAside && say('answered'));
  useShortcut('s', words.spam, () => !isAside && leave('spam'));
  useShortcut('d', words.delete, () => state !== 'deleted' && leave('deleted'));
  const label = contactReasonLabels[reason];
  const mailto = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(words.replySubject(label))}`;
  return (
    <div className="col g4">
      <div className="col g1">
        <b className="b" style={{ overflowWrap: 'anywhere' }}>
          <bdi>{email}</bdi>
        </b>
        <span className="sm mut">
          <DateTime iso={message.sent_at} withTime />
        </span>
        <span className="row wrap">
          <Tag meaning="outline">{label}</Tag>
          {message.is_member && <Tag>{words.member}</Tag>}
          <Tag meaning={state === 'answered' ? 'good' : 'plain'}>{words.states[state]}</Tag>
        </span>
      </div>
      <p className={styles.text} tabIndex={0} dir="auto">
        {message.details || <span className="mut">{words.noText}</span>}
      </p>
      <div className="row wrap">
        <a className={buttonClass({ variant: 'ink' })} href={mailto}>
          {words.reply}
        </a>
        {isAside ? (
          <Button busy={isPending} onClick={() => leave('read')}>
            {words.putBack}
          </Button>
        ) : (
          <>
            {state !== 'answered' && (
              <Button busy={isPending} onClick={() => say('answered')}>
                {words.answered}
              </Button>
            )}
            <Button variant="quiet" busy={isPending} onClick={() => leave('unread')}>
              {words.unread}
            </Button>
            <Button variant="quiet" busy={isPending} onClick={() => leave('spam')}>
              {words.spam}
            </Button>
          </>
        )}
        {state !== 'deleted' && (
          <Button variant="quiet" busy={isPending} onClick={() => leave('deleted')}>
            {words.delete}
          </Button>
        )}
      </div>
    </div>
  );
}
