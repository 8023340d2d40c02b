import { recordingShares, type GivenParts, type RecordingLink } from '@earshot/contracts/recording-shares';
import type { Span } from '@earshot/replay-format/playing/quiet-spans';
import { clockOf } from '@earshot/replay-format/playing/timeline-scale';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { formatCounted } from '../../../lib/format.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../../ui/states/what-and-why.ts';
import { linksQuery } from './sharing.queries.ts';
import { sharingWords } from './sharing.words.ts';
import styles from './sharing.module.css';

interface LinkListProps {
  sessionId: string;
  whole: Span;
  onRevoked: () => void;
}

/** Links to a session that work, with what they show and how often they were opened. */
export function LinkList({ sessionId, whole, onRevoked }: LinkListProps) {
  const queryClient = useQueryClient();
  const links = useQuery(linksQuery(sessionId));
  const revoke = useMutation({
    mutationFn: (linkId: string) => send(recordingShares.revoke, { body: { link_id: linkId } }),
    onSuccess: async () => {
      onRevoked();
      showToast(sharingWords.revoked);
      await queryClient.invalidateQueries({ queryKey: linksQuery(sessionId).queryKey });
    },
    onError: (error) => showToast(whatAndWhy(sharingWords.notRevoked, problemSentence(error))),
  });
  return (
    <section className="col g2">
      <h3 className="h">{sharingWords.links}</h3>
      <QueryView query={links} what={sharingWords.linksWhat}>
        {({ links: open }) =>
          open.length === 0 ? (
            <p className="sm mut">{sharingWords.noLinks}</p>
          ) : (
            open.map((link) => (
              <div key={link.link_id} className={styles.link}>
                <LinkFacts link={link} whole={whole} />
                <Button size="sm" busy={revoke.isPending} onClick={() => revoke.mutate(link.link_id)}>
                  {sharingWords.revoke}
                </Button>
              </div>
            ))
          )
        }
      </QueryView>
    </section>
  );
}

function LinkFacts({ link, whole }: { link: RecordingLink; whole: Span }) {
  const { from, to, last_opened_at: last } = link;
  const shown =
    from === null || to === null
      ? sharingWords.whole
      : `${clockOf(from - whole.from)} – ${clockOf(to - whole.from)}`;
  return (
    <div className="sm">
      <p>
        <b className="b">{shown}</b>, {partsText(link.parts)}
      </p>
      <p className="sec">
        <DateTime iso={link.made_at} withTime /> {sharingWords.by} {link.made_by}, {sharingWords.until}{' '}
        <DateTime iso={link.expires_at} />
      </p>
      <p className="sec">
        {last === null ? (
          sharingWords.neverOpened
        ) : (
          <>
            {sharingWords.opened(formatCounted(link.opened_count, 'time'))}, {sharingWords.last}{' '}
            <DateTime iso={last} withTime />
          </>
        )}
      </p>
    </div>
  );
}

function partsText(parts: GivenParts): string {
  const names = (Object.keys(sharingWords.partNames) as (keyof GivenParts)[]).filter((name) => parts[name]);
  if (names.length === 0) return sharingWords.only;
  return sharingWords.with(names.map((name) => sharingWords.partNames[name]).join(', '));
}
