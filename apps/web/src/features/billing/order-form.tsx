import type { PlanState } from '@earshot/contracts/billing';
import { billing, maxSeats } from '@earshot/contracts/billing';
import { paymentTerms, planOf, priceFor } from '@earshot/contracts/plans/plans';
import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useSearchParams } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { orderOf } from './billing-paths.ts';
import { subscribeWords as words, termWords } from './billing.words.ts';
import styles from './plan.module.css';

/** What is paid for and what it costs; the next step is PayPal's. */
export function OrderForm({ plan: { subscription, people, plan: present } }: { plan: PlanState }) {
  const [search, setSearch] = useSearchParams();
  const order = orderOf(search);
  const isChange = present === 'team' && subscription?.status === 'active';
  const terms = isChange && !search.has('payment_terms') ? subscription.payment_terms : order.terms;
  const plan = planOf(order.plan);
  const included = plan.quotas.people ?? 1;
  const usual = isChange ? subscription.quantity : Math.max(included, people.used);
  const [typed, setTyped] = useState(String(order.people ?? usual));
  const count = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  const isValid = count >= 1 && count <= maxSeats;
  const isSame = isChange && terms === subscription.payment_terms && count === subscription.quantity;
  const each = termWords[terms].each;
  const ordering = useMutation({
    mutationFn: () =>
      send(billing.createSubscription, {
        body: { plan: order.plan, payment_terms: terms, quantity: count },
      }),
    onSuccess: ({ approval_url: url }) => window.location.assign(url),
  });
  const isUnderWay = ordering.isPending || ordering.isSuccess;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isValid && !isSame && !isUnderWay) ordering.mutate();
  };
  const choose = (value: string) => {
    const next = new URLSearchParams(search);
    next.delete('approval');
    next.delete('subscription_id');
    next.set('payment_terms', value);
    setSearch(next, { replace: true });
  };
  return (
    <form className={`col g4 ${styles.order}`} onSubmit={submit} noValidate>
      <h2 className="h rule-head">{isChange ? words.changeHead : words.choose}</h2>
      <div className="row between">
        <b className="b">{plan.name}</b>
        <Segmented
          label={words.plan}
          options={paymentTerms.map((value) => ({ value, label: termWords[value].choice }))}
          value={terms}
          onChange={choose}
        />
      </div>
      <TextInput
        label={words.people}
        hint={words.peopleHint(included, plan.extraPerson?.[terms] ?? 0, each)}
        inputMode="numeric"
        maxLength={4}
        value={typed}
        error={isValid ? undefined : words.peopleWrong(maxSeats)}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className={styles.total} aria-live="polite">
        {isValid ? words.total(priceFor(plan, terms, count), each) : ' '}
      </p>
      <p className="sm sec">
        {words.tax} {isChange && words.changeNote}
      </p>
      {ordering.error && (
        <Alert meaning="bad">{whatAndWhy(words.failed, problemSentence(ordering.error))}</Alert>
      )}
      <div className="row wrap">
        <Button type="submit" variant="mark" disabled={!isValid || isSame || isUnderWay}>
          {isUnderWay ? words.goingOn : words.goOn}
        </Button>
      </div>
    </form>
  );
}
