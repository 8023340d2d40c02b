import { limits } from '@earshot/contracts/limits';
import { themes, type Theme } from '@earshot/contracts/themes';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { ChangeForm } from './change-form.tsx';
import { themeWords } from './themes.words.ts';
import { useThemeChange } from './use-theme-change.ts';

/** Gives a theme the name people use for it. */
export function RenameTheme({ theme, onClose }: { theme: Theme; onClose: () => void }) {
  const [name, setName] = useState(theme.name);
  const change = useThemeChange(
    () => send(themes.rename, { body: { theme_id: theme.theme_id, name: name.trim() } }),
    { says: () => themeWords.renamed(name.trim()), onDone: onClose },
  );
  return (
    <ChangeForm label={themeWords.save} isReady={name.trim() !== ''} change={change} onClose={onClose}>
      <TextInput
        label={themeWords.name}
        value={name}
        maxLength={limits.nameMaxChars}
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
        data-autofocus
      />
    </ChangeForm>
  );
}
