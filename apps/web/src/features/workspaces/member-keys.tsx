import type { ApiKey, Member } from '@earshot/contracts/workspaces';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { apiKeysQuery } from './workspaces.queries.ts';
import { words } from './workspaces.words.ts';

/** The keys a member answers for; none while it is not known, or for those who may not see keys. */
export function useKeysOf(member: Member | null): ApiKey[] {
  const { data } = useQuery({ ...apiKeysQuery, enabled: member !== null });
  return data?.api_keys.filter(({ made_by }) => made_by.user_id === member?.user_id) ?? [];
}

/** Names the keys of somebody who will answer for none any more, and asks what becomes of them. */
export function MemberKeys({
  keys,
  revoke,
  onRevoke,
}: {
  keys: ApiKey[];
  revoke: boolean;
  onRevoke: (revoke: boolean) => void;
}) {
  if (keys.length === 0) return null;
  return (
    <div className="col g2">
      <p>{words.members.keys(keys.length)}</p>
      <ul style={{ overflowWrap: 'anywhere' }}>
        {keys.map((key) => (
          <li key={key.id}>
            <b className="b">{key.name}</b> <span className="mono mut">{key.starts_with}…</span>
          </li>
        ))}
      </ul>
      <Checkbox
        label={words.members.revokeKeys(keys.length)}
        checked={revoke}
        onChange={(event) => onRevoke(event.target.checked)}
      />
      {!revoke && <p className="sm sec">{words.members.keepKeys}</p>}
    </div>
  );
}
