import { recordingShares, type Clip } from '@earshot/contracts/recording-shares';
import type { Span } from '@earshot/replay-format/playing/quiet-spans';
import type { ReplayPlayer } from '@earshot/replay-format/playing/replay-player';
import { clockOf } from '@earshot/replay-format/playing/timeline-scale';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../../ui/states/what-and-why.ts';
import { clipsQuery } from './sharing.queries.ts';
import { sharingWords } from './sharing.words.ts';
import styles from './sharing.module.css';

interface ClipsCardProps {
  sessionId: string;
  player: ReplayPlayer;
  whole: Span;
  mayWrite: boolean;
  onNew: () => void;
  onShare: (part: Span) => void;
}

/** Parts of the session that somebody marked; each leads to its beginning. */
export function ClipsCard({ sessionId, player, whole, mayWrite, onNew, onShare }: ClipsCardProps) {
  const queryClient = useQueryClient();
  const clips = useQuery(clipsQuery(sessionId));
  const remove = useMutation({
    mutationFn: (clipId: string) => send(recordingShares.removeClip, { body: { clip_id: clipId } }),
    onSuccess: async () => {
      showToast(sharingWords.deleted);
      await queryClient.invalidateQueries({ queryKey: clipsQuery(sessionId).queryKey });
    },
    onError: (error) => showToast(whatAndWhy(sharingWords.notDeleted, problemSentence(error))),
  });
  return (
    <section className="card" aria-labelledby="replay-clips">
      <div className={styles.clips}>
        <h2 id="replay-clips" className="h">
          {sharingWords.clips}
        </h2>
        {mayWrite && (
          <Button size="sm" onClick={onNew}>
            <Icon name="bookmark" size="s" />
            {sharingWords.newClip}
          </Button>
        )}
      </div>
      <QueryView query={clips} what={sharingWords.clipsWhat}>
        {({ clips: kept }) =>
          kept.length === 0 ? (
            <p className={styles.none}>{sharingWords.noClips}</p>
          ) : (
            <ul>
              {kept.map((clip) => (
                <li key={clip.clip_id} className={styles.clip}>
                  <button type="button" className={styles.play} onClick={() => player.seek(clip.from)}>
                    {clip.name} <span>{clipFacts(clip, whole)}</span>
                  </button>
                  {mayWrite && (
                    <>
                      <Button
                        variant="quiet"
                        size="sm"
                        iconOnly
                        aria-label={sharingWords.shareClip(clip.name)}
                        onClick={() => onShare({ from: clip.from, to: clip.to })}
                      >
                        <Icon name="link" size="s" />
                      </Button>
                      <Button
                        variant="quiet"
                        size="sm"
                        iconOnly
                        aria-label={sharingWords.deleteClip(clip.name)}
                        busy={remove.isPending}
                        onClick={() => remove.mutate(clip.clip_id)}
                      >
                        <Icon name="trash" size="s" />
                      </Button>
                    </>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}

function clipFacts({ from, to, made_by: by }: Clip, whole: Span): string {
  return `${clockOf(from - whole.from)} – ${clockOf(to - whole.from)}, ${sharingWords.by} ${by}`;
}
