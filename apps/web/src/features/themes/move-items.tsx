import { themes, type Theme } from '@earshot/contracts/themes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { formatCounted } from '../../lib/format.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { firstWords } from '../../ui/text/truncate.ts';
import { ChangeForm } from './change-form.tsx';
import { EditPreview } from './edit-preview.tsx';
import { themeOptions } from './theme-options.ts';
import { themeItemsQuery } from './themes.queries.ts';
import { themeWords } from './themes.words.ts';
import { useThemeChange } from './use-theme-change.ts';
import styles from './themes-screen.module.css';

interface MoveItemsProps {
  theme: Theme;
  all: readonly Theme[];
  onClose: () => void;
}

const nowhere = 'none';
const wordsShown = 24;

/** Puts some of a theme's items into another theme, or into none. */
export function MoveItems({ theme, all, onClose }: MoveItemsProps) {
  const items = useQuery(themeItemsQuery(theme.filters));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [to, setTo] = useState('');
  const target = all.find(({ theme_id: id }) => String(id) === to);
  const body = {
    review_ids: [...chosen].sort((a, b) => a - b),
    theme_id: to === nowhere ? null : (target?.theme_id ?? null),
  };
  const isReady = chosen.size > 0 && to !== '';
  const change = useThemeChange(() => send(themes.move, { body }), {
    says: () => themeWords.movedDone(formatCounted(chosen.size, 'item'), target?.name ?? themeWords.noTheme),
    onDone: onClose,
  });
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <ChangeForm label={themeWords.moveDo} isReady={isReady} change={change} onClose={onClose}>
      <QueryView query={items} what="The items">
        {({ results }) => (
          <fieldset className={styles.choices}>
            <legend>{themeWords.moveItems}</legend>
            {results.map(({ review_id: id, text }) => (
              <Checkbox
                key={id}
                label={firstWords(text, wordsShown).text}
                checked={chosen.has(id)}
                onChange={() => toggle(id)}
              />
            ))}
          </fieldset>
        )}
      </QueryView>
      <Select
        label={themeWords.moveTo}
        value={to}
        options={[
          { value: '', label: themeWords.choose },
          { value: nowhere, label: themeWords.noTheme },
          ...themeOptions(all, theme.theme_id),
        ]}
        onChange={setTo}
      />
      {isReady && <EditPreview edit={{ kind: 'move', ...body }} />}
    </ChangeForm>
  );
}
