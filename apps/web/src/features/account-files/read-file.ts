import type { CallReply } from '@earshot/contracts/call';
import { accountFiles } from '@earshot/contracts/account-files';
import { upload } from '../../lib/upload.ts';

/** A file with what the server read of it; nothing of it is stored there. */
export interface ReadFile {
  /** Another one for each reading. */
  key: string;
  file: File;
  found: CallReply<typeof accountFiles.read>;
}

export async function readFile(file: File, sheet?: string): Promise<ReadFile> {
  const found = await upload(accountFiles.read, file, sheet === undefined ? {} : { query: { sheet } });
  return { key: crypto.randomUUID(), file, found };
}
