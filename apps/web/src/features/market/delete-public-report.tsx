import type { MarketLink } from '@earshot/contracts/market';
import { market } from '@earshot/contracts/market';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { publicReportWords as words } from './market.words.ts';

interface DeletePublicReportProps {
  opened: boolean;
  onClose: () => void;
  link: MarketLink;
  name: string;
  onDeleted: () => void;
}

/** Asks before the report of a link is deleted, by name. */
export function DeletePublicReport({ opened, onClose, link, name, onDeleted }: DeletePublicReportProps) {
  const removal = useMutation({
    mutationFn: () => send(market.deletePublicReport, { body: link }),
    onSuccess: onDeleted,
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={words.removeTitle} size="sm">
      <div className="col g4">
        <p>{words.removeAsk(name)}</p>
        {removal.error && <Alert meaning="bad">{problemSentence(removal.error)}</Alert>}
        <div className="row" style={{ justifyContent: 'flex-end' }}>
          <Button variant="quiet" onClick={onClose}>
            {words.keep}
          </Button>
          <Button variant="danger" busy={removal.isPending} onClick={() => removal.mutate()}>
            {removal.isPending ? words.removing : words.remove}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
