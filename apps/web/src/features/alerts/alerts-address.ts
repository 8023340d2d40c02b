import { readFilter } from '../../lib/filter-params.ts';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';

export const alertParts = ['changes', 'cards', 'rules', 'mail'] as const;
export type AlertPart = (typeof alertParts)[number];

/** What the address of the screen says. */
export interface AlertsAddress {
  part: AlertPart;
  /** Only changes of this rule. */
  ruleId: number | undefined;
  /** Whether a rule is being made, and of which filter where one came along. */
  newRule: { filter: FeedbackFilter | null } | null;
}

export function readAlertsAddress(search: URLSearchParams): AlertsAddress {
  const rule = search.get('rule_id') ?? '';
  const what = search.get('new');
  return {
    part: alertParts.find((part) => part === search.get('show')) ?? 'changes',
    ruleId: /^[1-9]\d{0,9}$/.test(rule) ? Number(rule) : undefined,
    newRule: what === null ? null : { filter: what === 'filter' ? readFilter(search).filter : null },
  };
}
