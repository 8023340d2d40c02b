import {
  personalData,
  personalKinds,
  type PersonalDataSettings,
  type PersonalKindName,
} from '@earshot/contracts/personal-data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Highlight } from '../../ui/text/highlight.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { privacyWords } from './personal-data.words.ts';
import { personalDataQuery } from './workspaces.queries.ts';
import styles from './personal-data-screen.module.css';

const everyKind = Object.keys(personalKinds) as PersonalKindName[];

interface MaskingFormProps {
  settings: PersonalDataSettings;
  /** What is ticked. */
  kinds: PersonalKindName[];
  onKinds: (kinds: PersonalKindName[]) => void;
  mayChange: boolean;
}

/** Chooses what is masked from now on. */
export function MaskingForm({ settings, kinds, onKinds, mayChange }: MaskingFormProps) {
  const queryClient = useQueryClient();
  const [hidesPeople, setHidesPeople] = useState(settings.hides_people);
  const save = useMutation({
    mutationFn: () =>
      send(personalData.updateSettings, { body: { masked_kinds: kinds, hides_people: hidesPeople } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(personalDataQuery.queryKey, saved);
      showToast(privacyWords.saved);
    },
  });
  const isChanged =
    hidesPeople !== settings.hides_people ||
    everyKind.some((kind) => kinds.includes(kind) !== settings.masked_kinds.includes(kind));
  const tick = (kind: PersonalKindName, isTicked: boolean) =>
    onKinds(everyKind.filter((one) => (one === kind ? isTicked : kinds.includes(one))));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isChanged && !save.isPending) save.mutate();
  };
  return (
    <form className="col g4" onSubmit={submit}>
      <section className="col g2">
        <div className="row wrap between">
          <h2 className="h">{privacyWords.kinds}</h2>
          {mayChange && (
            <div className="row">
              <Button size="sm" variant="quiet" onClick={() => onKinds(everyKind)}>
                {privacyWords.all}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => onKinds([])}>
                {privacyWords.none}
              </Button>
            </div>
          )}
        </div>
        <ul className={styles.kinds}>
          {everyKind.map((kind) => (
            <li key={kind}>
              <Checkbox
                label={personalKinds[kind].name}
                checked={kinds.includes(kind)}
                disabled={!mayChange}
                onChange={(event) => tick(kind, event.target.checked)}
              />
              <span className="sm" aria-hidden>
                <Highlight text={personalKinds[kind].mask} />
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="col g2">
        <h2 className="h">{privacyWords.people}</h2>
        <Checkbox
          label={privacyWords.hidePeople}
          checked={hidesPeople}
          disabled={!mayChange}
          onChange={(event) => setHidesPeople(event.target.checked)}
        />
        <p className="sm sec">{privacyWords.hidePeopleHint}</p>
        <p className="sm mut">{privacyWords.namesStay}</p>
      </section>
      {save.error && <Alert meaning="bad">{problemSentence(save.error)}</Alert>}
      {mayChange ? (
        <div>
          <Button variant="ink" type="submit" disabled={!isChanged} busy={save.isPending}>
            {save.isPending ? privacyWords.saving : privacyWords.save}
          </Button>
        </div>
      ) : (
        <p className="sm mut">{privacyWords.adminsOnly}</p>
      )}
    </form>
  );
}
