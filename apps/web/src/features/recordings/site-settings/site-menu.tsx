import { limits } from '@earshot/contracts/limits';
import { recordings, type Site } from '@earshot/contracts/recordings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { sitesQuery } from '../recordings.queries.ts';
import { siteSettingsWords } from './site-settings.words.ts';

/** What else can be done with a site: another name, another key. */
export function SiteMenu({ site }: { site: Site }) {
  const [open, setOpen] = useState<'rename' | 'renew_key' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="row wrap">
      <Button variant="quiet" size="sm" onClick={() => setOpen('rename')}>
        {siteSettingsWords.rename.open}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => setOpen('renew_key')}>
        {siteSettingsWords.renewKey.open}
      </Button>
      {open === 'rename' && <RenameSite site={site} onClose={close} />}
      {open === 'renew_key' && <RenewKey site={site} onClose={close} />}
    </div>
  );
}

function RenameSite({ site, onClose }: { site: Site; onClose: () => void }) {
  const words = siteSettingsWords.rename;
  const [name, setName] = useState(site.name);
  const sites = useSitesAnew(words.saved, onClose);
  const renaming = useMutation({
    mutationFn: () => send(recordings.updateSite, { body: { site_id: site.site_id, name } }),
    onSuccess: sites,
  });
  return (
    <FormDialog
      title={words.open}
      action={words.save}
      onClose={onClose}
      onSubmit={() => renaming.mutate()}
      pending={renaming.isPending || name.trim() === '' || name.trim() === site.name}
      error={renaming.error}
    >
      <TextInput
        label={words.label}
        value={name}
        maxLength={limits.nameMaxChars}
        onChange={(event) => setName(event.target.value)}
        data-autofocus
      />
    </FormDialog>
  );
}

function RenewKey({ site, onClose }: { site: Site; onClose: () => void }) {
  const words = siteSettingsWords.renewKey;
  const sites = useSitesAnew(words.done, onClose);
  const renewing = useMutation({
    mutationFn: () => send(recordings.renewSiteKey, { body: { site_id: site.site_id } }),
    onSuccess: sites,
  });
  return (
    <FormDialog
      title={words.title}
      action={words.action}
      onClose={onClose}
      onSubmit={() => renewing.mutate()}
      pending={renewing.isPending}
      error={renewing.error}
    >
      <p>{words.text}</p>
    </FormDialog>
  );
}

/** @returns what says that it is done, and has the sites read again */
function useSitesAnew(said: string, onDone: () => void) {
  const queries = useQueryClient();
  return async () => {
    showToast(said);
    onDone();
    await queries.invalidateQueries({ queryKey: sitesQuery.queryKey });
  };
}
