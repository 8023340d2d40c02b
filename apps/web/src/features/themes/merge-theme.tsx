import { themes, type Theme } from '@earshot/contracts/themes';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { Select } from '../../ui/inputs/select.tsx';
import { ChangeForm } from './change-form.tsx';
import { EditPreview } from './edit-preview.tsx';
import { themeOptions } from './theme-options.ts';
import { themeWords } from './themes.words.ts';
import { useThemeChange } from './use-theme-change.ts';

interface MergeThemeProps {
  theme: Theme;
  all: readonly Theme[];
  onClose: () => void;
}

/** Shows a theme as part of another. */
export function MergeTheme({ theme, all, onClose }: MergeThemeProps) {
  const [chosen, setChosen] = useState('');
  const into = all.find(({ theme_id: id }) => String(id) === chosen);
  const body = { theme_ids: [theme.theme_id], into: into?.theme_id ?? 0 };
  const change = useThemeChange(() => send(themes.merge, { body }), {
    says: () => themeWords.mergedDone(into?.name ?? ''),
    onDone: onClose,
  });
  return (
    <ChangeForm label={themeWords.mergeDo} isReady={into !== undefined} change={change} onClose={onClose}>
      <Select
        label={themeWords.into}
        value={chosen}
        options={[{ value: '', label: themeWords.choose }, ...themeOptions(all, theme.theme_id)]}
        onChange={setChosen}
        data-autofocus
      />
      {into && <EditPreview edit={{ kind: 'merge', ...body }} />}
    </ChangeForm>
  );
}
