import { roleAllows, roles, type Role } from '@earshot/contracts/call';
import type { Option } from '../../ui/inputs/select.tsx';
import { words } from './workspaces.words.ts';

/** The roles that somebody of `ownRole` may give: only owners make owners. */
export function roleOptions(ownRole: Role): Option<Role>[] {
  return roles
    .filter((role) => role !== 'owner' || roleAllows(ownRole, 'owner'))
    .map((role) => ({ value: role, label: words.roles[role].label }));
}
