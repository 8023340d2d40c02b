import type { CallReply } from '@earshot/contracts/call';
import type { lightSubscription } from '@earshot/contracts/plans/light-subscription';
import { planNames } from '@earshot/contracts/plans/plan-ids';
import { useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lightPlanQuery, planLine } from '../../features/billing/plan-in-frame.ts';
import { Avatar } from '../../ui/page/avatar.tsx';
import { Menu, type MenuEntry } from '../../ui/overlays/menu.tsx';
import { useSession } from '../../lib/use-session.ts';
import { paths } from '../../lib/paths.ts';
import { logOut } from '../../features/users/log-out.ts';
import styles from './account-menu.module.css';

const schemes = [
  ['auto', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

/** Who is here, on which plan, how it looks, and the way out. */
export function AccountMenu() {
  const state = useSession();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { data: plan } = useQuery(lightPlanQuery);
  if (state.status !== 'signed_in') return null;
  const { email, user_id } = state.session;
  const entries: MenuEntry[] = [
    { kind: 'heading', label: email },
    { kind: 'link', label: 'Profile', to: paths.profile, icon: 'settings' },
    planEntry(plan),
    { kind: 'line' },
    { kind: 'heading', label: 'Appearance' },
    ...schemes.map(([scheme, label]): MenuEntry => ({
      kind: 'action',
      label,
      checked: colorScheme === scheme,
      onSelect: () => setColorScheme(scheme),
    })),
    { kind: 'line' },
    { kind: 'action', label: 'Log out', onSelect: () => void logOut() },
  ];
  return (
    <Menu
      entries={entries}
      target={
        <button type="button" className={styles.button} aria-label={`Account: ${email}`}>
          <Avatar seed={user_id} />
        </button>
      }
    />
  );
}

/** It stands there before the plan is known, so that no other entry moves under the pointer. */
function planEntry(
  plan: CallReply<typeof lightSubscription.getActiveSubscriptionLight> | undefined,
): MenuEntry {
  const label = plan ? planLine(planNames[plan.product_plan], plan.daysLeft) : 'Plan';
  return { kind: 'link', label, to: paths.editPlan, icon: 'rocket' };
}
