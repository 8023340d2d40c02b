import { roleAllows } from '@earshot/contracts/call';
import { recordings, type Site } from '@earshot/contracts/recordings';
import { widgetSourceName } from '@earshot/contracts/recordings/widget-source';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { CodeToCopy } from '../install/code-to-copy.tsx';
import { sitesQuery } from '../recordings.queries.ts';
import styles from './site-widget.module.css';
import { siteWidgetWords as words } from './site-widget.words.ts';
import { usualLooks, widgetLine, type WidgetLooks } from './widget-line.ts';

const openLine = 'window.earshotWidget?.open();';
const sides = (['end', 'start'] as const).map((value) => ({ value, label: words.sides[value] }));

/** Whether feedback is taken from a site's pages, and the line that puts the widget into them. */
export function SiteWidget({ site }: { site: Site }) {
  const session = useSession();
  const mayChange = session.status === 'signed_in' && roleAllows(session.session.role, 'admin');
  const queries = useQueryClient();
  const isOn = site.settings.feedback_widget;
  const saving = useMutation({
    mutationFn: (feedback_widget: boolean) =>
      send(recordings.updateSite, { body: { site_id: site.site_id, feedback_widget } }),
    onSuccess: async (saved) => {
      showToast(saved.settings.feedback_widget ? words.switchedOn : words.switchedOff);
      await queries.invalidateQueries({ queryKey: sitesQuery.queryKey });
    },
  });
  return (
    <section className={styles.widget} aria-label={words.title}>
      <p>{words.lead(widgetSourceName(site.name))}</p>
      <Checkbox
        label={words.accept}
        checked={saving.isPending ? saving.variables : isOn}
        disabled={!mayChange || saving.isPending}
        onChange={(event) => saving.mutate(event.target.checked)}
      />
      {!isOn && <p className="sm sec">{words.off}</p>}
      {saving.error && <Alert meaning="bad">{problemSentence(saving.error)}</Alert>}
      {!mayChange && <p className="sm mut">{words.adminsOnly}</p>}
      {isOn && <Lines site={site} />}
    </section>
  );
}

function Lines({ site }: { site: Site }) {
  const [looks, setLooks] = useState<WidgetLooks>(usualLooks);
  const { origin } = window.location;
  return (
    <>
      <div className={styles.looks}>
        <Field label={words.color}>
          {(control) => (
            <input
              type="color"
              className={styles.color}
              value={looks.color}
              onChange={(event) => setLooks({ ...looks, color: event.target.value })}
              {...control}
            />
          )}
        </Field>
        <Select
          label={words.side}
          hint={words.sideHint}
          options={sides}
          value={looks.side}
          onChange={(side) => setLooks({ ...looks, side })}
        />
      </div>
      <Copied says={words.line} text={widgetLine(origin, site.key, looks)} />
      <Copied says={words.policy} text={`script-src ${origin};\nconnect-src ${origin};`} />
      <Copied says={words.open} text={openLine} />
      <p className="sm sec">
        {words.languages} <a href={paths.widgetDocs}>{words.docs}</a>
      </p>
    </>
  );
}

function Copied({ says, text }: { says: string; text: string }) {
  return (
    <div className="col g2">
      <p>{says}:</p>
      <CodeToCopy label={says} text={text} />
    </div>
  );
}
