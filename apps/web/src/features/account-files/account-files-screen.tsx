import { roleAllows } from '@earshot/contracts/call';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { fileWords } from './account-files.words.ts';
import { ChooseFile } from './choose-file.tsx';
import { EarlierFiles } from './earlier-files.tsx';
import type { ReadFile } from './read-file.ts';
import { MatchFile } from './match-file.tsx';

/** Takes a file of accounts, shows what it matches, and lists earlier ones. */
export function AccountFilesScreen() {
  const session = useSession();
  const mayChange = session.status === 'signed_in' && roleAllows(session.session.role, 'member');
  const [read, setRead] = useState<ReadFile | null>(null);
  return (
    <>
      <PageHead
        trail={<Link to={paths.accounts}>{fileWords.accounts}</Link>}
        title={fileWords.title}
        lead={fileWords.lead}
      />
      <div className="col g5">
        {!mayChange && <Alert>{fileWords.viewer}</Alert>}
        {mayChange && !read && <ChooseFile onRead={setRead} />}
        {mayChange && read && (
          <MatchFile key={read.key} read={read} onRead={setRead} onDone={() => setRead(null)} />
        )}
        <EarlierFiles mayChange={mayChange} />
      </div>
    </>
  );
}
