import { limits } from '@earshot/contracts/limits';
import { fieldError } from '../../../lib/api-problem.ts';
import { PasswordInput } from '../../../ui/inputs/password-input.tsx';
import { accountWords } from './account.words.ts';
import { CodeField } from '../login/code-field.tsx';

/** What shows that it is really the user who asks. */
export interface ProofInput {
  password: string;
  code: string;
}

export const noProof: ProofInput = { password: '', code: '' };

interface ProofFieldsProps {
  proof: ProofInput;
  onChange: (proof: ProofInput) => void;
  /** True where the account asks for a code too. */
  withCode: boolean;
  /** True once somebody tried to send it. */
  tried: boolean;
  error: unknown;
}

/** Asks for the password, and for a code where the account has a second factor. */
export function ProofFields({ proof, onChange, withCode, tried, error }: ProofFieldsProps) {
  const text = accountWords.proof;
  return (
    <>
      <PasswordInput
        label={text.password}
        name="current-password"
        autoComplete="current-password"
        maxLength={limits.passwordMaxChars}
        value={proof.password}
        onChange={(event) => onChange({ ...proof, password: event.target.value })}
        error={
          isPasswordWrong(error)
            ? text.passwordWrong
            : tried && !proof.password
              ? text.passwordMissing
              : undefined
        }
      />
      {withCode && (
        <CodeField
          label={text.code}
          autoCapitalize="none"
          spellCheck={false}
          value={proof.code}
          onChange={(code) => onChange({ ...proof, code })}
          tried={tried}
          wrong={isCodeWrong(error)}
        />
      )}
    </>
  );
}

/** True when nothing is missing that can be seen to be missing before it is sent. */
export function isProofWhole({ password, code }: ProofInput, withCode: boolean): boolean {
  return password !== '' && (!withCode || code.trim() !== '');
}

/** As calls take it. */
export function proofBody({ password, code }: ProofInput): { current_password: string; code?: string } {
  return { current_password: password, ...(code.trim() !== '' && { code }) };
}

/** True when the failure is told at one of the fields. */
export function isProofWrong(error: unknown): boolean {
  return isPasswordWrong(error) || isCodeWrong(error);
}

function isPasswordWrong(error: unknown): boolean {
  return fieldError(error, '#/body/current_password') !== undefined;
}

function isCodeWrong(error: unknown): boolean {
  return fieldError(error, '#/body/code') !== undefined;
}
