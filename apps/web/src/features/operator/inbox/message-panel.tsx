import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { MessageView } from './message-view.tsx';
import { messageQuery } from '../operator.queries.ts';

/** The message that the address names, beside the list. */
export function MessagePanel({ messageId, onClose }: { messageId: string | null; onClose: () => void }) {
  return (
    <SidePanel opened={messageId !== null} onClose={onClose} title="Message" side="right">
      {messageId !== null && <OpenMessage key={messageId} messageId={messageId} onClose={onClose} />}
    </SidePanel>
  );
}

function OpenMessage({ messageId, onClose }: { messageId: string; onClose: () => void }) {
  const message = useQuery(messageQuery(messageId));
  return (
    <QueryView query={message} what="The message">
      {(found) => <MessageView message={found} onClose={onClose} />}
    </QueryView>
  );
}
