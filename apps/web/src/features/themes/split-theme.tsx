import { limits } from '@earshot/contracts/limits';
import { themes, type Theme } from '@earshot/contracts/themes';
import { useDeferredValue, useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { ChangeForm } from './change-form.tsx';
import { EditPreview } from './edit-preview.tsx';
import { themeWords } from './themes.words.ts';
import { useThemeChange } from './use-theme-change.ts';

/** Makes a theme of the items that hold certain words. */
export function SplitTheme({ theme, onClose }: { theme: Theme; onClose: () => void }) {
  const [words, setWords] = useState('');
  const [name, setName] = useState('');
  const shownWords = useDeferredValue(words.trim());
  const bodyFor = (contains: string) => ({
    theme_id: theme.theme_id,
    name: name.trim() || contains,
    filters: { contains },
  });
  const change = useThemeChange(() => send(themes.split, { body: bodyFor(words.trim()) }), {
    says: () => themeWords.splitDone(name.trim() || words.trim()),
    onDone: onClose,
  });
  return (
    <ChangeForm label={themeWords.splitDo} isReady={words.trim() !== ''} change={change} onClose={onClose}>
      <TextInput
        label={themeWords.contains}
        value={words}
        maxLength={limits.nameMaxChars}
        onChange={(event) => setWords(event.target.value)}
        autoComplete="off"
        data-autofocus
      />
      <TextInput
        label={themeWords.newName}
        value={name}
        maxLength={limits.nameMaxChars}
        placeholder={words.trim()}
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
      />
      {shownWords && (
        <EditPreview
          edit={{
            kind: 'split',
            theme_id: theme.theme_id,
            name: shownWords,
            filters: { contains: shownWords },
          }}
        />
      )}
    </ChangeForm>
  );
}
