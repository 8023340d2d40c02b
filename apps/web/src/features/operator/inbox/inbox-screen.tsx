import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { SkeletonTable } from '../../../ui/states/skeleton.tsx';
import { InboxBar } from './inbox-bar.tsx';
import { inboxPath, readInboxAddress } from './inbox-address.ts';
import { inboxWords as words } from './inbox.words.ts';
import { MessagePanel } from './message-panel.tsx';
import { MessageRow } from './message-row.tsx';
import { MoreRows } from '../more-rows.tsx';
import { OperatorFrame } from '../operator-frame.tsx';
import { messagesQuery } from '../operator.queries.ts';
import styles from './inbox-screen.module.css';

/** What people wrote by the contact form. The address says the folder, what is searched for and which message is open. */
export function InboxScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const address = readInboxAddress(search);
  const { folder, sought, messageId } = address;
  const list = useInfiniteQuery(messagesQuery({ folder, search: sought || undefined }));
  const close = () => void navigate(inboxPath({ ...address, messageId: null }), { preventScrollReset: true });
  return (
    <OperatorFrame>
      <section className="col g3">
        <InboxBar key={sought} address={address} counts={list.data?.pages[0]?.counts} />
        {(folder === 'spam' || folder === 'deleted') && <p className="sec">{words.kept}</p>}
        <QueryView query={list} what="The messages" waiting={<SkeletonTable columns={3} hasHead={false} />}>
          {({ pages }) => {
            const messages = pages.flatMap((page) => page.messages);
            if (messages.length === 0)
              return <EmptyState sentence={sought ? words.nothingFound(sought) : words.none[folder]} />;
            return (
              <>
                <ul className={`card ${styles.list}`} aria-busy={list.isPlaceholderData}>
                  {messages.map((message) => (
                    <li key={message.message_id}>
                      <MessageRow
                        message={message}
                        to={inboxPath({ ...address, messageId: message.message_id })}
                      />
                    </li>
                  ))}
                </ul>
                <div className="row">
                  <MoreRows query={list} />
                </div>
              </>
            );
          }}
        </QueryView>
      </section>
      <MessagePanel messageId={messageId} onClose={close} />
    </OperatorFrame>
  );
}
