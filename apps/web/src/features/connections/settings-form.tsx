import type { ConnectionField, ConnectionKindFacts } from '@earshot/contracts/connections';
import { connectionLimits } from '@earshot/contracts/connections';
import { useState, type SyntheticEvent } from 'react';
import { ApiProblem, fieldError, problemSentence } from '../../lib/api-problem.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { DialogFoot } from '../../ui/overlays/dialog-foot.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { connectionWords as words } from './connections.words.ts';

export type Settings = Record<string, string>;

interface SettingsFormProps {
  kind: ConnectionKindFacts;
  /** What is stored; null when it is connected for the first time. */
  stored: Settings | null;
  action: string;
  pending: boolean;
  error: Error | null;
  /** What the last test found; null without one. */
  works: string | null;
  onTest: ((settings: Settings) => void) | null;
  onSubmit: (settings: Settings) => void;
}

/** What a kind of connection needs, field by field; each says by itself what is wrong with it. */
export function SettingsForm(props: SettingsFormProps) {
  const { kind, stored, action, pending, error, works, onTest, onSubmit } = props;
  const [settings, setSettings] = useState<Settings>(() => firstSettings(kind, stored));
  const [tested, setTested] = useState<Settings | null>(null);
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value.trim() !== ''));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!pending) onSubmit(given);
  };
  const isAtField = error instanceof ApiProblem && error.errors.length > 0;
  return (
    <form className="col g4" onSubmit={submit} noValidate>
      {kind.fields.map((field) => (
        <SettingField
          key={field.id}
          field={field}
          value={settings[field.id] ?? ''}
          isStored={stored !== null}
          error={error ? fieldError(error, `#/body/settings/${field.id}`) : undefined}
          onChange={(value) => setSettings({ ...settings, [field.id]: value })}
        />
      ))}
      {error && !isAtField && <Alert meaning="bad">{problemSentence(error)}</Alert>}
      {works !== null && tested === settings && <Alert meaning="good">{words.works(works)}</Alert>}
      <DialogFoot>
        {onTest && (
          <Button
            busy={pending}
            onClick={() => {
              setTested(settings);
              onTest(given);
            }}
          >
            {words.test}
          </Button>
        )}
        <Button variant="ink" type="submit" busy={pending}>
          {action}
        </Button>
      </DialogFoot>
    </form>
  );
}

interface SettingFieldProps {
  field: ConnectionField;
  value: string;
  isStored: boolean;
  error: string | undefined;
  onChange: (value: string) => void;
}

function SettingField({ field, value, isStored, error, onChange }: SettingFieldProps) {
  const { label, help, secret, optional, placeholder, shape, choices } = field;
  const hint = [help, secret ? (isStored ? words.keptSecret : words.encrypted) : null]
    .filter(Boolean)
    .join(' ');
  const shown = {
    label,
    error,
    hint: hint === '' ? undefined : hint,
    aside: optional ? <span className="sm mut">{words.optional}</span> : undefined,
  };
  if (shape === 'choice') return <Select {...shown} options={choices} value={value} onChange={onChange} />;
  return (
    <TextInput
      {...shown}
      type={secret ? 'password' : 'text'}
      value={value}
      placeholder={placeholder ?? undefined}
      maxLength={connectionLimits.settingMaxChars}
      onChange={(event) => onChange(event.target.value)}
      autoComplete={secret ? 'new-password' : 'off'}
      spellCheck={false}
    />
  );
}

/** A choice has a value from the start: what is shown is what is sent. */
function firstSettings({ fields }: ConnectionKindFacts, stored: Settings | null): Settings {
  const first = fields.map(({ id, shape, choices }): [string, string] => [
    id,
    stored?.[id] ?? (shape === 'choice' ? (choices[0]?.value ?? '') : ''),
  ]);
  return Object.fromEntries(first);
}
