import type { MarketCorrection } from '@earshot/contracts/market';
import type { MarketPlan, MarketReport } from '@earshot/contracts/market/market-report';
import { pricePeriods } from '@earshot/contracts/market/market-report';
import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { fieldError, problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { correctWords as words, periodNames, planKindNames } from './market.words.ts';
import type { ReportEdits } from './report-edits.ts';
import styles from './market-report.module.css';

interface CorrectPlanProps {
  plan: MarketPlan;
  edits: ReportEdits;
  onClose: () => void;
  onCorrected: (report: MarketReport) => void;
}

type RightPlan = NonNullable<Extract<MarketCorrection, { of: 'plan' }>['right']>;

/** Sets a plan right, or says that there is none. */
export function CorrectPlan({ plan, edits, onClose, onCorrected }: CorrectPlanProps) {
  const [right, setRight] = useState<RightPlan>({
    ...{ name: plan.name, kind: plan.kind, amount: plan.amount, currency: plan.currency },
    ...{ per: plan.per, billed_every: plan.billed_every, unit: plan.unit },
  });
  const [amount, setAmount] = useState(plan.amount === null ? '' : String(plan.amount));
  const correction = useMutation({
    mutationFn: (next: RightPlan | null) => edits.correct({ of: 'plan', key: plan.key, right: next }),
    onSuccess: onCorrected,
  });
  const isPriced = right.kind === 'priced';
  const sum = amount.trim() === '' ? Number.NaN : Number(amount.replace(',', '.'));
  const isSum = Number.isFinite(sum) && sum >= 0;
  const [isTried, setTried] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (isPriced && !isSum) return;
    correction.mutate({ ...right, name: right.name.trim(), amount: isPriced ? sum : null });
  };
  const wrong = (name: string) => fieldError(correction.error, `#/body/correction/right/${name}`);
  return (
    <Dialog opened onClose={onClose} title={words.planTitle}>
      <form className="col g4" onSubmit={submit} noValidate>
        <p className="sec">
          {words.asPublished} <bdi>“{plan.published}”</bdi>
        </p>
        <TextInput
          label={words.name}
          value={right.name}
          error={wrong('name')}
          onChange={(event) => setRight({ ...right, name: event.target.value })}
        />
        <Select
          label={words.kind}
          value={right.kind}
          options={(['priced', 'free', 'custom'] as const).map((value) => ({
            value,
            label: planKindNames[value],
          }))}
          onChange={(kind) => setRight({ ...right, kind })}
        />
        {isPriced && (
          <div className={styles.pair}>
            <TextInput
              label={words.amount}
              inputMode="decimal"
              value={amount}
              error={isTried && !isSum ? words.noAmount : wrong('amount')}
              onChange={(event) => setAmount(event.target.value)}
            />
            <TextInput
              label={words.currency}
              maxLength={3}
              value={right.currency ?? ''}
              error={wrong('currency')}
              onChange={(event) => setRight({ ...right, currency: event.target.value.toUpperCase() || null })}
            />
            <Select
              label={words.per}
              value={right.per ?? 'month'}
              options={pricePeriods.map((value) => ({ value, label: periodNames[value] }))}
              onChange={(per) => setRight({ ...right, per })}
            />
            <TextInput
              label={words.unit}
              hint={words.unitHint}
              value={right.unit ?? ''}
              error={wrong('unit')}
              onChange={(event) => setRight({ ...right, unit: event.target.value || null })}
            />
          </div>
        )}
        {correction.error && <Alert meaning="bad">{problemSentence(correction.error)}</Alert>}
        <p className="sm mut">{words.whoSees}</p>
        <div className="row wrap" style={{ justifyContent: 'space-between' }}>
          <Button variant="quiet" busy={correction.isPending} onClick={() => correction.mutate(null)}>
            {words.noPlan}
          </Button>
          <Button variant="ink" type="submit" busy={correction.isPending}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
