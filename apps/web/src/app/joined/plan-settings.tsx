import { EditPlanScreen } from '../../features/billing/edit-plan-screen.tsx';
import { SettingsFrame } from '../../features/workspaces/settings-frame.tsx';

/** The plan among the other settings. */
export function PlanSettings() {
  return (
    <SettingsFrame>
      <EditPlanScreen />
    </SettingsFrame>
  );
}
