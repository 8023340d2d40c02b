import type { Source } from '@earshot/contracts/sources';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiProblem } from '../../../lib/api-problem.ts';
import { importPath } from '../../../lib/feedback-paths.ts';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CheckStep } from './check-step.tsx';
import { DetectStep } from './detect-step.tsx';
import { openTextChoice } from '../columns/text-choice.ts';
import { stepOf } from '../import-state.ts';
import { importQuery } from '../imports.queries.ts';
import { importWords } from '../imports.words.ts';
import { MatchStep } from './match-step.tsx';
import { RunStep } from './run-step.tsx';

interface ImportWizardProps {
  importId: string;
  sources: readonly Source[];
}

/** One import, from the uploaded file to its report: the step follows from its state and the address. */
export function ImportWizard({ importId, sources }: ImportWizardProps) {
  const query = useQuery(importQuery(importId));
  const [search] = useSearchParams();
  if (query.error instanceof ApiProblem && [400, 404].includes(query.error.status)) return <NotHere />;
  return (
    <QueryView query={query} what="The import">
      {(run) => {
        const step = stepOf(run, search.get('step'));
        const isAsked = openTextChoice(run, run.mapping.targets).length > 0;
        switch (step === 'check' && isAsked ? 'match' : step) {
          case 'detect':
            return <DetectStep run={run} />;
          case 'match':
            return <MatchStep run={run} sources={sources} />;
          case 'check':
            return <CheckStep run={run} sources={sources} />;
          case 'run':
            return <RunStep run={run} />;
        }
      }}
    </QueryView>
  );
}

function NotHere() {
  return (
    <>
      <h1 className="vh">{importWords.title}</h1>
      <EmptyState
        sentence={importWords.notFound}
        action={
          <ButtonLink variant="ink" to={importPath()}>
            {importWords.all}
          </ButtonLink>
        }
      />
    </>
  );
}
