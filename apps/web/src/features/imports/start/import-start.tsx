import { roleAllows } from '@earshot/contracts/call';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/use-session.ts';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { importWords } from '../imports.words.ts';
import { UploadCard } from './upload-card.tsx';
import styles from './import-start.module.css';

/** Where an import starts, above those that were made before. */
export function ImportStart() {
  const session = useSession();
  const mayImport = session.status === 'signed_in' && roleAllows(session.session.role, 'member');
  return (
    <div className={styles.screen}>
      <PageHead
        title={importWords.title}
        actions={<ButtonLink to={paths.sources}>{importWords.sources}</ButtonLink>}
      />
      {mayImport ? <UploadCard /> : <p className="sec">{importWords.viewer}</p>}
      <EarlierImports mayImport={mayImport} />
    </div>
  );
}
