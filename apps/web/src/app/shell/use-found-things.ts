import { feedback } from '@earshot/contracts/feedback';
import { people } from '@earshot/contracts/people';
import { recordings } from '@earshot/contracts/recordings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { replayPath } from '../../features/recordings/replay/replay-path.ts';
import { themesQuery } from '../../features/themes/themes.queries.ts';
import { accountPath, feedbackListPath, itemPath, personPath } from '../../lib/feedback-paths.ts';
import { send } from '../../lib/api-client.ts';
import { formatDay } from '../../lib/format.ts';
import type { PaletteEntry } from './palette-entries.ts';

/** Of each kind, so that no kind hides the others. */
const limit = 3;
/** Letters from which on the workspace is searched. */
const fewestLetters = 2;
/** Since the last letter, in milliseconds. */
const waitsMs = 250;

/** Themes, people, accounts, sessions and items whose names or texts hold what was typed; empty until they are found. */
export function useFoundThings(typed: string): readonly PaletteEntry[] {
  const text = useSettled(typed.trim());
  const isSearched = text.length >= fewestLetters;
  const options = { enabled: isSearched, placeholderData: keepPreviousData } as const;
  const themes = useQuery({ ...themesQuery, enabled: isSearched, refetchInterval: false });
  const persons = useQuery({
    ...options,
    queryKey: ['people', 'palette', text],
    queryFn: ({ signal }) => send(people.list, { body: { search: text, limit } }, signal),
  });
  const accounts = useQuery({
    ...options,
    queryKey: ['people', 'palette-accounts', text],
    queryFn: ({ signal }) => send(people.listAccounts, { body: { search: text, limit } }, signal),
  });
  const sessions = useQuery({
    ...options,
    queryKey: ['recordings', 'palette', text],
    queryFn: ({ signal }) => send(recordings.list, { body: { filters: { contains: text }, limit } }, signal),
  });
  const items = useQuery({
    ...options,
    queryKey: ['feedback', 'palette', text],
    queryFn: ({ signal }) =>
      send(feedback.getFeedback, { body: { filters: { contains: text }, limit } }, signal),
  });
  if (!isSearched) return [];
  const words = text.toLowerCase();
  return [
    ...(themes.data?.themes ?? [])
      .filter(({ name }) => name.toLowerCase().includes(words))
      .slice(0, limit)
      .map(({ name, filters }) => entry('Theme', 'board', name, feedbackListPath(filters))),
    ...(persons.data?.results ?? []).map(({ name, author_id: id }) =>
      entry('Person', 'users', name ?? 'Unknown', personPath(id)),
    ),
    ...(accounts.data?.results ?? []).map(({ name, account_id: id }) =>
      entry('Account', 'building', name, accountPath(id)),
    ),
    ...(sessions.data?.recordings ?? []).map(({ person, session_id: id, started_at: at }) =>
      entry('Session', 'play', `${person?.name ?? 'Visitor'}, ${formatDay(at)}`, replayPath(id)),
    ),
    ...(items.data?.results ?? []).map(({ title, text: said, review_id: id }) =>
      entry('Feedback', 'list', title ?? said, itemPath(id)),
    ),
  ];
}

const entry = (
  kind: PaletteEntry['kind'],
  icon: PaletteEntry['icon'],
  label: string,
  to: string,
): PaletteEntry => ({
  kind,
  icon,
  label,
  to,
});

/** What was typed once no letter came for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), waitsMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
