import { useLocation } from 'react-router';
import { storyOf } from '../../public/story/stories.ts';
import { StoryPage } from '../../public/story/story-page.tsx';

/** The page of the story at the present address. */
export function StoryRoute() {
  const { pathname } = useLocation();
  const story = storyOf(pathname);
  return story && <StoryPage story={story} />;
}
