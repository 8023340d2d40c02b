import type { ComponentProps } from 'react';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { accountWords } from '../account/account.words.ts';

interface CodeFieldProps extends Omit<ComponentProps<typeof TextInput>, 'name' | 'onChange' | 'error'> {
  value: string;
  onChange: (code: string) => void;
  /** True once somebody tried to send it. */
  tried: boolean;
  /** True when the code that was sent is not right. */
  wrong: boolean;
}

/** A code of the second factor, and what is wrong with it. */
export function CodeField({ value, onChange, tried, wrong, ...rest }: CodeFieldProps) {
  const { codeWrong, codeMissing } = accountWords.proof;
  return (
    <TextInput
      autoComplete="one-time-code"
      maxLength={40}
      {...rest}
      name="code"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={wrong ? codeWrong : tried && !value.trim() ? codeMissing : undefined}
    />
  );
}
