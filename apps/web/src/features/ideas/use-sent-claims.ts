import type { RoadmapMarks } from '@earshot/report-view/roadmap-marks';
import { claimMark } from '@earshot/report-view/to-roadmap';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ideaPath } from './ideas-address.ts';
import { sentClaimsQuery } from './ideas.queries.ts';
import { sendWords as words } from './ideas.words.ts';

/**
 * Which claims of a report went to the roadmap.
 *
 * @param maySend whether the others offer to be sent; none does before it is known what was
 */
export function useSentClaims(reportId: string, maySend: boolean): RoadmapMarks {
  const { data } = useQuery(sentClaimsQuery(reportId));
  return useMemo(
    () => ({
      maySend: maySend && data !== undefined,
      sent: new Map(
        data?.sent.map(({ kind, key, idea_id: ideaId, state, sent_by: by, sent_at: at }) => [
          claimMark(kind, key),
          {
            words: (state === 'dismissed' ? words.markDismissed : words.mark)(by, at),
            href: ideaPath(ideaId),
          },
        ]),
      ),
    }),
    [data, maySend],
  );
}
