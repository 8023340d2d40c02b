import { teamsFacts, useCasesFacts } from './index-facts.ts';
import { StoryIndex } from './story-index.tsx';

export function TeamsPage() {
  return (
    <StoryIndex
      page={teamsFacts}
      head="Five teams, one set of customers"
      lede="The same feedback for different decisions."
    />
  );
}

export function UseCasesPage() {
  return (
    <StoryIndex
      page={useCasesFacts}
      head="What you can do with it today"
      lede="One page for each feature that works today. Features that are not built have no page."
    />
  );
}
