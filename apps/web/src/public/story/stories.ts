import { sessionReplayStory } from './session-replay-story.ts';
import type { Story } from './story.ts';
import { teamStories } from './team-stories.ts';
import { useCaseStories } from './use-case-stories.ts';

/** Every page of a team or a capability. */
export const stories: readonly Story[] = [...teamStories, ...useCaseStories, sessionReplayStory];

export function storyOf(pathname: string): Story | undefined {
  const clean = pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') : pathname;
  return stories.find(({ path }) => path === clean);
}

/** What a story is called where others lead to it. */
export function storyLabelOf(path: string): string {
  return storyOf(path)?.label ?? path;
}
