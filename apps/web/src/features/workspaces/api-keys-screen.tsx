import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { ApiKeyTable } from './api-key-table.tsx';
import { MakeKeyDialog } from './make-key-dialog.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { apiKeysQuery } from './workspaces.queries.ts';
import { words } from './workspaces.words.ts';

/** Keys for programs that send feedback or read it. */
export function ApiKeysScreen() {
  const keys = useQuery(apiKeysQuery);
  const [making, setMaking] = useState(false);
  if (keys.error instanceof ApiProblem && keys.error.code === 'not_allowed') {
    return (
      <SettingsFrame>
        <Alert>{words.keys.notAllowed}</Alert>
      </SettingsFrame>
    );
  }
  const make = (
    <Button variant="ink" onClick={() => setMaking(true)}>
      {words.keys.make}
    </Button>
  );
  return (
    <SettingsFrame>
      <QueryView query={keys} what={words.keys.what}>
        {({ api_keys }) =>
          api_keys.length ? (
            <section>
              <div className="row wrap between" style={{ marginBottom: 16 }}>
                <p className="sec">{words.keys.lead}</p>
                {make}
              </div>
              <h2 className="h rule-head">{words.keys.head}</h2>
              <ApiKeyTable keys={api_keys} />
            </section>
          ) : (
            <EmptyState sentence={words.keys.empty} action={make} />
          )
        }
      </QueryView>
      <MakeKeyDialog opened={making} onClose={() => setMaking(false)} />
    </SettingsFrame>
  );
}
