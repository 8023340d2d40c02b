import { WaysIn } from '../../features/feedback/find/ways-in.tsx';
import { GetStartedScreen } from '../../features/onboarding/get-started-screen.tsx';

/** The first steps, with the ways to bring feedback in. */
export function GetStartedWithWays() {
  return <GetStartedScreen waysIn={<WaysIn />} />;
}
