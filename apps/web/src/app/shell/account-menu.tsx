import type { billing } from '@earshot/contracts/billing';
import type { CallReply } from '@earshot/contracts/call';
import { planOf } from '@earshot/contracts/plans';
import { useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lightPlanQuery } from '../../features/billing/billing.queries.ts';
import { planLine } from '../../features/billing/billing.words.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { useSession } from '../../lib/use-session.ts';
import { paths } from '../../lib/paths.ts';
import { logOut } from '../../features/users/log-out.ts';
import styles from './account-menu.module.css';

const schemes = [
  ['auto', 'Like the system'],
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
    ...planEntries(plan),
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

function planEntries(plan: CallReply<typeof billing.getActiveSubscriptionLight> | undefined): MenuEntry[] {
  if (!plan) return [];
  const { product_plan: id, daysLeft } = plan;
  return [{ kind: 'link', label: planLine(planOf(id).name, daysLeft), to: paths.editPlan, icon: 'rocket' }];
}
