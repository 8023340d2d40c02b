import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { Button } from '../inputs/button.tsx';
import { TextInput } from '../inputs/text-input.tsx';

interface ConfirmFormProps {
  /** What will happen, and what has to be given for it. */
  children: ReactNode;
  /** The button's words, such as "Delete". */
  action: string;
  /** False while what is asked for is not there yet. */
  isReady?: boolean;
  pending: boolean;
  onSubmit: (event: SyntheticEvent) => void;
  onClose: () => void;
}

/** What a dialog asks before something is done that cannot be taken back. */
export function ConfirmForm({ children, action, isReady = true, pending, ...does }: ConfirmFormProps) {
  return (
    <form className="col g4" onSubmit={does.onSubmit} noValidate>
      {children}
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="quiet" onClick={does.onClose}>
          Cancel
        </Button>
        <Button variant="danger" type="submit" disabled={!isReady} busy={pending}>
          {action}
        </Button>
      </div>
    </form>
  );
}

interface NameToTypeProps extends Omit<ComponentProps<typeof TextInput>, 'label' | 'onChange'> {
  /** What has to be typed. */
  name: string;
  value: string;
  onChange: (typed: string) => void;
}

/** Asks for the name of what is destroyed. */
export function NameToType({ name, onChange, ...rest }: NameToTypeProps) {
  return (
    <TextInput
      label={
        <>
          Type <b className="b">{name}</b> to confirm
        </>
      }
      onChange={(event) => onChange(event.target.value)}
      autoComplete="off"
      {...rest}
    />
  );
}
