import { ItemFigures } from '../../features/analytics/item-figures.tsx';
import { AddFeedbackButton } from '../../features/capture/add-feedback-button.tsx';
import { AccountScreen } from '../../features/people/account-screen.tsx';

/** One account, with everything measured of what its people said. */
export function AccountWithFigures() {
  return (
    <AccountScreen
      figures={(filters) => <ItemFigures filters={filters} />}
      add={(said) => <AddFeedbackButton preset={said} />}
    />
  );
}
