import { limits } from '@earshot/contracts/limits';
import { PasswordInput } from '../../../ui/inputs/password-input.tsx';
import { words } from '../users.words.ts';

interface NewPasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** True once somebody tried to send it: then a short one is an error and not a hint. */
  tried: boolean;
  /** What the server has against it. */
  refusal?: string;
  autoFocus?: boolean;
}

/** A new password, with its length counted while typing. */
export function NewPasswordField({
  label,
  value,
  onChange,
  tried,
  refusal,
  autoFocus,
}: NewPasswordFieldProps) {
  const short = value.length < limits.passwordMinChars;
  const count = value ? (short ? words.passwordShort(value.length) : words.passwordFine) : undefined;
  return (
    <PasswordInput
      label={label}
      name="new-password"
      autoComplete="new-password"
      placeholder={words.passwordPlaceholder}
      maxLength={limits.passwordMaxChars}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={refusal ?? (tried && short ? words.passwordShort(value.length) : undefined)}
      hint={count}
      autoFocus={autoFocus}
    />
  );
}
