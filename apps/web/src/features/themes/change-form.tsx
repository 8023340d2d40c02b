import type { ReactNode } from 'react';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { themeWords } from './themes.words.ts';

interface ChangeFormProps {
  /** On the button that does it. */
  label: string;
  isReady: boolean;
  change: { isPending: boolean; error: Error | null; mutate: () => void };
  onClose: () => void;
  children: ReactNode;
}

/** The frame of every dialog that changes themes. */
export function ChangeForm({ label, isReady, change, onClose, children }: ChangeFormProps) {
  return (
    <form
      className="col g4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !change.isPending) change.mutate();
      }}
    >
      {children}
      {change.error && <Alert meaning="bad">{problemSentence(change.error)}</Alert>}
      <p className="mut">{themeWords.keep}</p>
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="quiet" onClick={onClose}>
          {themeWords.cancel}
        </Button>
        <Button variant="ink" type="submit" disabled={!isReady} busy={change.isPending}>
          {label}
        </Button>
      </div>
    </form>
  );
}
