import type { MarketLink } from '@earshot/contracts/market';
import { market } from '@earshot/contracts/market';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { CopyText } from '../../ui/inputs/copy-text.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { publicReportWords as words, reportActionWords } from './market.words.ts';
import { reportAddress } from './report-link.ts';

interface NewReportLinkProps {
  opened: boolean;
  onClose: () => void;
  link: MarketLink;
  /** Told when the dialog with the new link is closed, so that it can be copied first. */
  onLink: (link: MarketLink) => void;
}

/** Gives a report a new link, which ends the one before. */
export function NewReportLink({ opened, onClose, link, onLink }: NewReportLinkProps) {
  const rotation = useMutation({ mutationFn: () => send(market.rotatePublicLink, { body: link }) });
  const close = () => {
    onClose();
    if (rotation.data) onLink(rotation.data);
  };
  return (
    <Dialog opened={opened} onClose={close} title={words.rotateTitle}>
      <div className="col g4">
        <p>{rotation.data ? words.rotated : words.rotateAsk}</p>
        {rotation.error && <Alert meaning="bad">{problemSentence(rotation.error)}</Alert>}
        {rotation.data ? (
          <CopyText
            label={words.link}
            text={reportAddress(rotation.data)}
            copy={reportActionWords.copy}
            copied="Copied"
          />
        ) : (
          <div className="row" style={{ justifyContent: 'flex-end' }}>
            <Button variant="quiet" onClick={close}>
              {words.keep}
            </Button>
            <Button variant="ink" busy={rotation.isPending} onClick={() => rotation.mutate()}>
              {rotation.isPending ? words.rotating : words.rotate}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
