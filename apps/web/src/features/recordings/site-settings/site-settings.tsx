import { roleAllows } from '@earshot/contracts/call';
import { recordings, type Site } from '@earshot/contracts/recordings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { sitesQuery } from '../recordings.queries.ts';
import { draftOf, settingsOf, type SettingsDraft } from './settings-draft.ts';
import { SiteMenu } from './site-menu.tsx';
import { siteSettingsWords as words } from './site-settings.words.ts';
import styles from './site-settings.module.css';

type Switch = {
  [Key in keyof SettingsDraft]: SettingsDraft[Key] extends boolean ? Key : never;
}[keyof SettingsDraft];
type Typed = Exclude<keyof SettingsDraft, Switch>;

/** Which visits to a site are recorded, what of them, and what is hidden. */
export function SiteSettings({ site }: { site: Site }) {
  const session = useSession();
  const mayChange = session.status === 'signed_in' && roleAllows(session.session.role, 'admin');
  return (
    <section className={styles.settings} aria-label={words.title}>
      <p>{words.lead}</p>
      <SettingsForm site={site} mayChange={mayChange} />
      {mayChange && <SiteMenu site={site} />}
    </section>
  );
}

/** The widget has a switch of its own. */
function recorderPart({ feedback_widget: _widget, ...settings }: Site['settings']) {
  return settings;
}

function SettingsForm({ site, mayChange }: { site: Site; mayChange: boolean }) {
  const queries = useQueryClient();
  const before = draftOf(recorderPart(site.settings));
  const [draft, setDraft] = useState(before);
  const { settings, errors } = settingsOf(draft);
  const saving = useMutation({
    mutationFn: () => send(recordings.updateSite, { body: { site_id: site.site_id, settings } }),
    onSuccess: async (saved) => {
      setDraft(draftOf(recorderPart(saved.settings)));
      showToast(words.saved);
      await queries.invalidateQueries({ queryKey: sitesQuery.queryKey });
    },
  });
  const isChanged = (Object.keys(before) as (keyof SettingsDraft)[]).some(
    (key) => draft[key] !== before[key],
  );
  const maySave = isChanged && Object.keys(errors).length === 0 && !saving.isPending;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (maySave) saving.mutate();
  };
  const box = (key: Switch, label: string) => (
    <Checkbox
      label={label}
      checked={draft[key]}
      disabled={!mayChange}
      onChange={(event) => setDraft({ ...draft, [key]: event.target.checked })}
    />
  );
  const typed = (key: Typed) => ({
    value: draft[key],
    error: errors[key],
    disabled: !mayChange,
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [key]: event.target.value }),
  });
  return (
    <form className="col g4" onSubmit={submit} noValidate>
      {box('record', words.record)}
      {!draft.record && <Alert meaning="warn">{words.off}</Alert>}
      <fieldset className={styles.group}>
        <legend className="b">{words.shares}</legend>
        <TextInput label={words.sampleRate} inputMode="decimal" maxLength={6} {...typed('sample_rate')} />
        <TextInput
          label={words.errorSampleRate}
          inputMode="decimal"
          maxLength={6}
          {...typed('error_sample_rate')}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className="b">{words.kept}</legend>
        {box('record_network', words.network)}
        {box('record_console', words.console)}
        {box('record_canvas', words.canvas)}
        {box('record_video', words.video)}
        {box('keep_assets', words.assets)}
        {box('keep_pictures', words.pictures)}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className="b">{words.masking}</legend>
        {box('mask_all_text', words.maskAllText)}
        {box('mask_uuids', words.maskUuids)}
        <div className={styles.lists}>
          <TextArea
            label={words.maskSelectors}
            hint={words.selectorHint}
            rows={3}
            {...typed('mask_selectors')}
          />
          <TextArea
            label={words.blockSelectors}
            hint={words.selectorHint}
            rows={3}
            {...typed('block_selectors')}
          />
          <TextArea
            label={words.allowAttributes}
            hint={words.allowAttributesHint}
            rows={3}
            {...typed('allow_attributes')}
          />
          <TextArea
            label={words.allowQueryKeys}
            hint={words.allowQueryKeysHint}
            rows={3}
            {...typed('allow_query_keys')}
          />
        </div>
      </fieldset>
      {saving.error && <Alert meaning="bad">{problemSentence(saving.error)}</Alert>}
      {mayChange ? (
        <div className="row">
          <Button type="submit" variant="ink" disabled={!maySave}>
            {saving.isPending ? words.saving : words.save}
          </Button>
          {isChanged && (
            <Button variant="quiet" onClick={() => setDraft(before)}>
              {words.undo}
            </Button>
          )}
        </div>
      ) : (
        <p className="sm mut">{words.adminsOnly}</p>
      )}
    </form>
  );
}
