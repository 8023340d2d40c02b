import { TextInput } from '../../../ui/inputs/text-input.tsx';

interface EmailFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  hint?: string;
  readOnly?: boolean;
  autoFocus?: boolean;
}

/** An address, typed so that phones and password managers help. */
export function EmailField({ onChange, ...rest }: EmailFieldProps) {
  return (
    <TextInput
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      {...rest}
    />
  );
}
