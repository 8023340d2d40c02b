import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { QuestionPlan } from '@earshot/contracts/questions';
import { questionKinds } from '@earshot/contracts/questions';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/inputs/button.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { askWords, kindNames, unitNames } from './questions.words.ts';
import styles from './open-question.module.css';

interface PlanChipsProps {
  heading?: string;
  plan: QuestionPlan;
  /** Draws a filter as chips that can be taken off. */
  filterChips: (filter: FeedbackFilter, onChange: (filter: FeedbackFilter) => void) => ReactNode;
  onRun: (plan: QuestionPlan) => void;
}

const units = ['items', 'people', 'accounts', 'revenue'] as const;

/** What was looked for and counted, open to be changed and run again. */
export function PlanChips({ heading = askWords.counted, plan: given, filterChips, onRun }: PlanChipsProps) {
  const [plan, setPlan] = useState(given);
  const [seen, setSeen] = useState(given);
  if (seen !== given) {
    setSeen(given);
    setPlan(given);
  }
  const isChanged = plan !== given;
  // Kinds that need more than a plan of another kind holds are left to words.
  const kinds = questionKinds.filter(
    (kind) =>
      kind === plan.kind ||
      (!(kind === 'share' && !plan.part) && !(kind === 'compare' && !plan.compare && !plan.sides)),
  );
  return (
    <section className={styles.plan} aria-label={heading}>
      <div className={styles.planHead}>
        <h2 className="h">{heading}</h2>
        <span className="mut sm">{askWords.countedLead}</span>
      </div>
      <div className={styles.chips}>
        <Menu
          align="start"
          target={<ChoiceChip name={askWords.asA} value={kindNames[plan.kind]} />}
          entries={kinds.map((kind) => ({
            kind: 'action',
            label: kindNames[kind],
            checked: kind === plan.kind,
            onSelect: () => setPlan({ ...plan, kind }),
          }))}
        />
        <Menu
          align="start"
          target={<ChoiceChip name={askWords.count} value={unitNames[plan.unit]} />}
          entries={units.map((unit) => ({
            kind: 'action',
            label: unitNames[unit],
            checked: unit === plan.unit,
            onSelect: () => setPlan({ ...plan, unit }),
          }))}
        />
        {filterChips(plan.filters, (filters) => setPlan({ ...plan, filters }))}
        {plan.part && filterChips(plan.part, (part) => setPlan({ ...plan, part }))}
        {plan.sides?.map(({ label }) => (
          <span key={label} className="tag">
            {label}
          </span>
        ))}
        {isChanged && (
          <Button size="sm" variant="ink" onClick={() => onRun(plan)}>
            {askWords.run}
          </Button>
        )}
      </div>
      <p className="mut sm">{askWords.countedNote}</p>
    </section>
  );
}

function ChoiceChip({ name, value, ...rest }: { name: string; value: string }) {
  return (
    <Chip {...rest}>
      {name} <b>{value}</b>
      <Icon name="chevronDown" size="xs" />
    </Chip>
  );
}
