import type { ImportRun } from '@earshot/contracts/imports';
import { Link } from 'react-router';
import { importPath, itemPath } from '../../../lib/feedback-paths.ts';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { runWords } from '../imports.words.ts';

/** What an undo left: nothing, or the items that somebody had edited since. */
export function UndoneReport({ run }: { run: ImportRun }) {
  return (
    <section className="col g4" role="status">
      <h2 className="display d28">{runWords.undoneHead}</h2>
      <p>{runWords.undoneAll}</p>
      {run.kept_after_undo.length > 0 && (
        <div>
          <p>{runWords.keptItems(run.kept_after_undo.length)}</p>
          <ul className="row wrap">
            {run.kept_after_undo.map((id) => (
              <li key={id}>
                <Link to={itemPath(id)}>{id}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <ButtonLink variant="ink" to={importPath()}>
          {runWords.another}
        </ButtonLink>
      </div>
    </section>
  );
}
