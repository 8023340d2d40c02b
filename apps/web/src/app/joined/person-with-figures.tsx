import { ItemFigures } from '../../features/analytics/item-figures.tsx';
import { ToldPerson } from '../../features/boards/follow-up/told-person.tsx';
import { AddFeedbackButton } from '../../features/capture/add-feedback-button.tsx';
import { PersonScreen } from '../../features/people/person-screen.tsx';

/** One person, with everything measured of what they said, and what they were told. */
export function PersonWithFigures() {
  return (
    <PersonScreen
      figures={(filters) => <ItemFigures filters={filters} />}
      add={(said) => <AddFeedbackButton preset={said} />}
      told={(authorId) => <ToldPerson authorId={authorId} />}
    />
  );
}
