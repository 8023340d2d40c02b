import { limits } from '@earshot/contracts/limits';
import type { MetadataFilter } from '@earshot/contracts/recordings';
import { sessionQuestions, type SessionPlan } from '@earshot/contracts/session-questions';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../lib/api-client.ts';

export interface AskedAboutSessions {
  /** The question, after those that it leans on. */
  questions: readonly string[];
  /** Days such as 2026-11-21; the second is within. */
  from?: string;
  to?: string;
  metadata?: z.output<typeof MetadataFilter>[];
  /** A plan that was changed, in place of what is read from the question. */
  plan?: SessionPlan;
}

const firstPage: number = limits.recordingsPage;

/** The answer, with the sessions behind it page by page. */
export const answerAboutSessions = ({ questions, from, to, metadata, plan }: AskedAboutSessions) =>
  infiniteQueryOptions({
    queryKey: ['recordings', 'ask', { questions, from, to, metadata, plan }],
    queryFn: ({ pageParam, signal }) =>
      send(
        sessionQuestions.ask,
        {
          body: {
            page: pageParam,
            limit: limits.recordingsLimit,
            messages: questions.map((content) => ({ role: 'user' as const, content })),
            ...(from && { start_date: from }),
            ...(to && { end_date: to }),
            ...(metadata && { metadata_filters: metadata }),
            ...(plan && { plan }),
          },
        },
        signal,
      ),
    enabled: questions.length > 0,
    initialPageParam: firstPage,
    getNextPageParam: (last, pages) =>
      pages.length * limits.recordingsLimit < last.total_count ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
    // What was recorded since changes an answer only when it is asked again.
    staleTime: Infinity,
  });
