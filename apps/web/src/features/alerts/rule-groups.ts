import type { AlertRule } from '@earshot/contracts/alerts';

/** By what a reader has to know of a rule: in the order in which they are listed. */
export const ruleGroupKinds = ['changed', 'unchecked', 'steady', 'few', 'off'] as const;
export type RuleGroupKind = (typeof ruleGroupKinds)[number];

export interface RuleGroup {
  kind: RuleGroupKind;
  rules: readonly AlertRule[];
}

/** The rules by how they stand, without empty groups. */
export function groupsOf(rules: readonly AlertRule[], watchesAll: boolean): RuleGroup[] {
  return ruleGroupKinds
    .map((kind) => ({ kind, rules: rules.filter((rule) => kindOf(rule, watchesAll) === kind) }))
    .filter((group) => group.rules.length > 0);
}

/** Whether a rule is off with all topics and themes. */
export function isOffWithAll({ kind }: AlertRule, watchesAll: boolean): boolean {
  return !watchesAll && (kind === 'topic' || kind === 'theme');
}

function kindOf(rule: AlertRule, watchesAll: boolean): RuleGroupKind {
  const { is_on: isOn, hindrance, standing } = rule;
  if (!isOn || hindrance !== null || isOffWithAll(rule, watchesAll)) return 'off';
  switch (standing?.kind) {
    case undefined:
      return 'unchecked';
    case 'steady':
    case 'unsure':
      return 'steady';
    case 'too_few':
    case 'too_new':
      return 'few';
    default:
      return 'changed';
  }
}

/** From so many rules on only what asks for attention is unfolded. */
const foldedFrom = 9;
const quiet: readonly RuleGroupKind[] = ['steady', 'few', 'off'];
/** In the address: none is folded. */
const none = 'none';

/** The folded groups, as the address names them; without a word of it, by how many rules there are. */
export function foldedIn(search: URLSearchParams, rules: number): readonly RuleGroupKind[] {
  const given = search.get('folded');
  if (given === null) return rules < foldedFrom ? [] : quiet;
  return ruleGroupKinds.filter((kind) => given.split('.').includes(kind));
}

/** The same address with a group folded that was not, or the other way round. */
export function withFolded(search: URLSearchParams, rules: number, kind: RuleGroupKind): URLSearchParams {
  const folded = foldedIn(search, rules);
  const next = folded.includes(kind) ? folded.filter((one) => one !== kind) : [...folded, kind];
  const address = new URLSearchParams(search);
  address.set('folded', next.join('.') || none);
  return address;
}
