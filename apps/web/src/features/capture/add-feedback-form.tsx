import { ingestLimits } from '@earshot/contracts/ingest-limits';
import { limits } from '@earshot/contracts/limits';
import { useId, useState, type KeyboardEvent } from 'react';
import { problemSentence } from '../../lib/api-problem.ts';
import { itemPath } from '../../lib/feedback-paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { DialogFoot } from '../../ui/overlays/dialog-foot.tsx';
import { keyNames } from '../../ui/keyboard/key-names.ts';
import { Kbd } from '../../ui/keyboard/kbd.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { captureWords as words } from './capture.words.ts';
import { useKnownAccounts, useKnownCustomers } from './known-names.ts';
import {
  channels,
  draftFrom,
  faultsOf,
  localDay,
  writtenAs,
  type Draft,
  type Preset,
} from './new-feedback.ts';
import { SaidBefore } from './said-before.tsx';
import { keepUnsent, unsentFor } from './unsent.ts';
import { useSave } from './use-save.ts';
import styles from './capture.module.css';

const channelOptions = channels.map((value) => ({ value, label: words.channels[value] }));

interface AddFeedbackFormProps {
  preset: Preset;
  onSaved: () => void;
}

export function AddFeedbackForm({ preset, onSaved }: AddFeedbackFormProps) {
  const [draft, setDraft] = useState(() => unsentFor(preset) ?? draftFrom(preset, new Date()));
  const [isChecked, setChecked] = useState(false);
  const customers = useKnownCustomers(draft.customer);
  const accounts = useKnownAccounts(draft.account);
  const listId = useId();
  const save = useSave(preset, onSaved);
  const faults = isChecked ? faultsOf(draft, new Date()) : new Set<keyof Draft>();
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepUnsent(preset, next);
    save.reset();
  };
  const submit = () => {
    setChecked(true);
    if (faultsOf(draft, new Date()).size > 0 || save.isPending) return;
    save.mutate(draft);
  };
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className="col g4"
      noValidate
      onKeyDown={submitByKey}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        label={words.text}
        hint={words.textHint}
        error={faults.has('text') ? words.textMissing : undefined}
        value={draft.text}
        rows={4}
        maxLength={limits.feedbackTextMaxChars}
        onChange={(event) => change({ text: event.target.value })}
        data-autofocus
      />
      <SaidBefore text={draft.text} />
      <div className={styles.pair}>
        <TextInput
          label={words.customer}
          hint={words.customerHint}
          value={draft.customer}
          list={`${listId}-customers`}
          maxLength={ingestLimits.nameMaxChars + limits.emailMaxChars}
          autoComplete="off"
          onChange={(event) => change({ customer: event.target.value })}
        />
        <TextInput
          label={words.account}
          hint={words.accountHint}
          value={draft.account}
          list={`${listId}-accounts`}
          maxLength={ingestLimits.nameMaxChars}
          autoComplete="off"
          onChange={(event) => change({ account: event.target.value })}
        />
        <Select
          label={words.channel}
          options={channelOptions}
          value={draft.channel}
          onChange={(channel) => change({ channel })}
        />
        <TextInput
          label={words.day}
          error={faults.has('day') ? words.dayMissing : undefined}
          type="date"
          value={draft.day}
          max={localDay(new Date())}
          onChange={(event) => change({ day: event.target.value })}
        />
      </div>
      <TextInput
        label={words.link}
        hint={words.linkHint}
        error={faults.has('link') ? words.linkWrong : undefined}
        type="url"
        value={draft.link}
        maxLength={ingestLimits.linkMaxChars}
        autoComplete="off"
        onChange={(event) => change({ link: event.target.value })}
      />
      <datalist id={`${listId}-customers`}>
        {customers.map((customer) => (
          <option key={customer.author_id} value={writtenAs(customer)} />
        ))}
      </datalist>
      <datalist id={`${listId}-accounts`}>
        {accounts.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Outcome save={save} />
      <DialogFoot>
        <Button variant="ink" type="submit" busy={save.isPending}>
          {words.save} <Kbd>{keyNames('mod+enter')}</Kbd>
        </Button>
      </DialogFoot>
    </form>
  );
}

function Outcome({ save }: { save: ReturnType<typeof useSave> }) {
  if (save.error) return <Alert meaning="bad">{problemSentence(save.error)}</Alert>;
  const { status, feedback_text_id: id, detail } = save.data ?? {};
  if (status === 'refused') return <Alert meaning="bad">{detail ?? words.notSaved}</Alert>;
  if (status !== 'duplicate' || typeof id !== 'number') return null;
  return (
    <Alert meaning="warn">
      {words.there}{' '}
      <a href={itemPath(id)} target="_blank" rel="noreferrer">
        {words.openThere}
      </a>
    </Alert>
  );
}
