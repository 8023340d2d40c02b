import type { CallBody } from '@earshot/contracts/call';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { feedback } from '@earshot/contracts/feedback';
import { themes, type ThemeBuild } from '@earshot/contracts/themes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

const lookAgainMs = 1500;

/** The themes; while a run is under way they are asked for again and again. */
export const themesQuery = queryOptions({
  queryKey: ['themes', 'list'],
  queryFn: ({ signal }) => send(themes.list, { body: {} }, signal),
  refetchInterval: ({ state }) => (isUnderWay(state.data?.build) ? lookAgainMs : false),
});

export function isUnderWay(build: ThemeBuild | undefined): boolean {
  return build?.state === 'waiting' || build?.state === 'running';
}

export const themeEditsQuery = queryOptions({
  queryKey: ['themes', 'edits'],
  queryFn: ({ signal }) => send(themes.listEdits, {}, signal),
});

export type PreviewedEdit = CallBody<typeof themes.preview>['edit'];

/** What an edit would do to the counts. */
export const editPreviewQuery = (edit: PreviewedEdit) =>
  queryOptions({
    queryKey: ['themes', 'preview', edit],
    queryFn: ({ signal }) => send(themes.preview, { body: { edit } }, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** The newest items of a theme. */
export const themeItemsQuery = (filters: FeedbackFilter) =>
  queryOptions({
    queryKey: ['themes', 'items', filters],
    queryFn: ({ signal }) => send(feedback.getFeedback, { body: { filters, limit: 50 } }, signal),
  });
