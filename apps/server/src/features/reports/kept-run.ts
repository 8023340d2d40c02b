import type { CallReply } from '@earshot/contracts/call';
import type { Citation, NamedFigure } from '@earshot/contracts/questions';
import type { ReportRun } from '@earshot/contracts/reports/report-run';
import type { reports } from '@earshot/contracts/reports';
import type { Db } from '../../platform/database/open.ts';
import { itemsOfIds } from '../feedback/list/read-items.service.ts';
import type { KeptAnswer, KeptQuote } from '../questions/questions.service.ts';
import { answerFrom, itemIdsOf, quoteFrom } from '../questions/questions.service.ts';

/** A run as it is stored: quotes by item and place, so that what is deleted is gone from reports too. */
export interface KeptRun extends Omit<ReportRun, 'run_id' | 'voices' | 'answers'> {
  /** What was asked for, as one text: runs that asked for the same can be compared. */
  asked: string;
  /** What the next run is held against. */
  headline: NamedFigure[];
  voices: { about: string; quote: KeptQuote }[];
  answers: { question: string; kept: KeptAnswer }[];
}

/** The run as its page shows it; quotes whose item is gone or says something else by now are left out. */
export async function readKeptRun(
  db: Db,
  workspaceId: string,
  { id, content }: { id: string; content: KeptRun },
): Promise<CallReply<typeof reports.getRun>> {
  const { asked: _asked, headline: _headline, voices, answers, ...run } = content;
  const ids = [...voices.map(({ quote }) => quote.id), ...answers.flatMap(({ kept }) => itemIdsOf(kept))];
  const found = await itemsOfIds(db, workspaceId, [...new Set(ids)]);
  const items = new Map(found.map((item) => [item.review_id, item]));
  return {
    ...run,
    run_id: id,
    voices: voices.flatMap(({ about, quote }) => {
      const citation: Citation | undefined = quoteFrom(quote, items);
      return citation ? [{ about, citation }] : [];
    }),
    answers: answers.map(({ question, kept }) =>
      answerFrom(
        {
          id,
          conversationId: id,
          question,
          filter: {},
          plan: null,
          content: kept,
          askedAt: content.counted_at,
          name: null,
        },
        items,
      ),
    ),
  };
}
