import { driverScores } from '@earshot/contracts/analytics';
import { limits } from '@earshot/contracts/limits';
import { reportDays, reportSchedules, reportSections } from '@earshot/contracts/reports';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { fieldError, problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { faultsOf, type ReportDraft } from './report-draft.ts';
import { formWords, periodName, scheduleNames, scoreNames, sectionNames } from './reports.words.ts';
import styles from './reports-screen.module.css';

interface ReportFormProps {
  draft: ReportDraft;
  onChange: (draft: ReportDraft) => void;
  action: string;
  /** The chips of the filter, and what opens the facets. */
  filter: ReactNode;
  pending: boolean;
  error: unknown;
  onSubmit: () => void;
  onCancel: () => void;
}

/** What a report asks for. */
export function ReportForm(props: ReportFormProps) {
  const { draft, onChange, action, filter, pending, error, onSubmit, onCancel } = props;
  const [isTried, setTried] = useState(false);
  const faults = isTried ? faultsOf(draft) : {};
  const change = (part: Partial<ReportDraft>) => onChange({ ...draft, ...part });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (!pending && Object.keys(faultsOf(draft)).length === 0) onSubmit();
  };
  return (
    <form className={`col g5 ${styles.form}`} onSubmit={submit} noValidate>
      <TextInput
        label={formWords.name}
        value={draft.name}
        maxLength={limits.nameMaxChars}
        error={faults.name ?? fieldError(error, '#/body/name')}
        onChange={(event) => change({ name: event.target.value })}
        autoComplete="off"
      />
      <fieldset className={styles.group}>
        <legend className="h">{formWords.which}</legend>
        {filter}
      </fieldset>
      <div className={styles.pair}>
        <Select
          label={formWords.period}
          hint={draft.period === 'own' ? undefined : formWords.periodHint}
          error={faults.period}
          value={draft.period}
          options={[
            ...reportDays.map((days) => ({ value: String(days), label: periodName({ last_days: days }) })),
            { value: 'own', label: formWords.own },
          ]}
          onChange={(period) => change({ period })}
        />
        <Select
          label={formWords.schedule}
          value={draft.schedule}
          options={reportSchedules.map((value) => ({ value, label: scheduleNames[value] }))}
          onChange={(schedule) => change({ schedule })}
        />
      </div>
      {draft.period === 'own' && (
        <div className={styles.pair}>
          <TextInput
            type="date"
            label={formWords.from}
            value={draft.from}
            onChange={(event) => change({ from: event.target.value })}
          />
          <TextInput
            type="date"
            label={formWords.to}
            value={draft.to}
            onChange={(event) => change({ to: event.target.value })}
          />
        </div>
      )}
      <fieldset className={styles.group}>
        <legend className="h">{formWords.sections}</legend>
        <div className={styles.checks}>
          {reportSections.map((name) => (
            <Checkbox
              key={name}
              label={sectionNames[name]}
              checked={draft.sections.includes(name)}
              onChange={(event) =>
                change({
                  sections: event.target.checked
                    ? [...draft.sections, name]
                    : draft.sections.filter((one) => one !== name),
                })
              }
            />
          ))}
        </div>
        {draft.sections.includes('drivers') && (
          <Select
            label={formWords.score}
            value={draft.score}
            options={driverScores.map((value) => ({ value, label: scoreNames[value] }))}
            onChange={(score) => change({ score })}
          />
        )}
      </fieldset>
      <TextArea
        label={formWords.questions}
        hint={formWords.questionsHint}
        error={faults.questions}
        rows={5}
        value={draft.questions}
        onChange={(event) => change({ questions: event.target.value })}
      />
      {error ? <Alert meaning="bad">{problemSentence(error)}</Alert> : null}
      <div className="row">
        <Button variant="ink" type="submit" busy={pending}>
          {action}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {formWords.cancel}
        </Button>
      </div>
    </form>
  );
}
