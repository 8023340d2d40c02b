import { roleAllows } from '@earshot/contracts/call';
import type { PersonalDataSettings } from '@earshot/contracts/personal-data';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '../../ui/states/query-view.tsx';
import { ErasePerson } from './erase-person.tsx';
import { MaskingForm } from './masking-form.tsx';
import { MaskingTry } from './masking-try.tsx';
import { privacyWords } from './personal-data.words.ts';
import { RecordingRetention } from './recording-retention.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { StoredMasking } from './stored-masking.tsx';
import { personalDataQuery, workspaceQuery } from './workspaces.queries.ts';
import styles from './personal-data-screen.module.css';

/** What of personal data is masked before it is stored. */
export function PersonalDataScreen() {
  const settings = useQuery(personalDataQuery);
  return (
    <SettingsFrame>
      <QueryView query={settings} what={privacyWords.what}>
        {(present) => (
          // What is ticked begins anew with what is saved.
          <Choice key={`${present.masked_kinds.join()} ${present.hides_people}`} settings={present} />
        )}
      </QueryView>
    </SettingsFrame>
  );
}

function Choice({ settings }: { settings: PersonalDataSettings }) {
  const workspace = useQuery(workspaceQuery).data;
  const [kinds, setKinds] = useState(settings.masked_kinds);
  const mayChange = workspace !== undefined && roleAllows(workspace.role, 'admin');
  return (
    <div className="col g4">
      <p className={`sec ${styles.lead}`}>{privacyWords.lead}</p>
      <StoredMasking settings={settings} workspaceName={mayChange ? workspace.name : null} />
      <div className={styles.columns}>
        <MaskingForm settings={settings} kinds={kinds} onKinds={setKinds} mayChange={mayChange} />
        <MaskingTry kinds={kinds} />
      </div>
      <RecordingRetention mayChange={mayChange} />
      {mayChange && <ErasePerson />}
    </div>
  );
}
