import { z } from 'zod';
import type { SealedSecret, SecretKeys } from '../../platform/auth/secret-keys.ts';
import type { ConnectionRow } from './connection-row.ts';

const Secrets = z.record(z.string(), z.string());

/** A sealed secret opens in its own row alone. */
const ownerOf = (workspaceId: string, connectionId: string) => `connection ${workspaceId} ${connectionId}`;

export function sealSecrets(
  keys: SecretKeys,
  workspaceId: string,
  connectionId: string,
  secrets: Readonly<Record<string, string>>,
): Pick<ConnectionRow, 'secrets' | 'secretKeyId'> {
  const { sealed, keyId } = keys.seal(ownerOf(workspaceId, connectionId), JSON.stringify(secrets));
  return { secrets: sealed, secretKeyId: keyId };
}

/** @throws SecretKeyMissing; Error when what is stored was changed */
export function openSecrets(
  keys: SecretKeys,
  workspaceId: string,
  { id, secrets, secretKeyId }: Pick<ConnectionRow, 'id' | 'secrets' | 'secretKeyId'>,
): Record<string, string> {
  const sealed: SealedSecret = { sealed: secrets, keyId: secretKeyId };
  return Secrets.parse(JSON.parse(keys.open(ownerOf(workspaceId, id), sealed)));
}
