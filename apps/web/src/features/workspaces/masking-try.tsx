import { limits } from '@earshot/contracts/limits';
import type { PersonalKindName } from '@earshot/contracts/personal-data';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Highlight } from '../../ui/text/highlight.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { privacyWords } from './personal-data.words.ts';
import { maskingTryQuery } from './workspaces.queries.ts';
import styles from './personal-data-screen.module.css';

const waitMs = 200;

/** Shows what would be masked in a text that somebody types, by what is ticked. */
export function MaskingTry({ kinds }: { kinds: readonly PersonalKindName[] }) {
  const [text, setText] = useState(privacyWords.tryExample);
  const [settled] = useDebouncedValue(text, waitMs);
  const tried = useQuery({ ...maskingTryQuery(settled, kinds), enabled: settled.trim() !== '' });
  return (
    <section className="col g2">
      <h2 className="h">{privacyWords.tryTitle}</h2>
      <TextArea
        label={privacyWords.tryLabel}
        hint={privacyWords.tryHint}
        rows={4}
        maxLength={limits.maskingTryMaxChars}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      {settled.trim() !== '' && (
        <QueryView query={tried} what={privacyWords.tryTitle}>
          {({ masked, spans }) => (
            <div className="col g2" role="status">
              <p className="sm mut">{spans.length > 0 ? privacyWords.shown : privacyWords.nothing}</p>
              <p className={styles.shown}>
                <Highlight text={masked} />
              </p>
            </div>
          )}
        </QueryView>
      )}
    </section>
  );
}
