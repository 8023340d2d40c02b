import { dayMs } from '@earshot/contracts/durations';
import type { LoginResult } from '@earshot/contracts/users';

/** A login as the server answers it, good for 30 days. */
export const login: LoginResult = {
  token: 'token-of-ines-0123456789',
  user_id: '0198a000-0000-7000-8000-000000000001',
  displayName: 'ines',
  email: 'ines@marrowby.example',
  companyName: 'Marrowby',
  task: { id: 7 },
  workspace_id: '0198a000-0000-7000-8000-000000000002',
  role: 'owner',
  expires_at: new Date(Date.now() + 30 * dayMs).toISOString(),
};
