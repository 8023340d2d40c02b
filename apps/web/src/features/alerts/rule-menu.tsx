import { alerts, type AlertRule } from '@earshot/contracts/alerts';
import { send } from '../../lib/api-client.ts';
import { alertsOfRulePath } from '../../lib/feedback-paths.ts';
import { formatCounted } from '../../lib/format.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Menu, type MenuEntry } from '../../ui/overlays/menu.tsx';
import { ruleWords } from './alerts.words.ts';
import { muteEntries, useMute } from './mute-rule.ts';
import { useAlertsChange } from './use-alerts-change.ts';

/** What one can do with a rule. */
export function RuleMenu({ rule, mayChange }: { rule: AlertRule; mayChange: boolean }) {
  const { rule_id: ruleId, name, kind, is_on: isOn, changes_found: found } = rule;
  const mute = useMute();
  const failed = ruleWords.notChanged;
  const turn = useAlertsChange(
    (on: boolean) => send(alerts.switchRule, { body: { rule_id: ruleId, is_on: on } }),
    { says: () => ruleWords.changed, failed },
  );
  const remove = useAlertsChange(() => send(alerts.deleteRule, { body: { rule_id: ruleId } }), {
    says: () => ruleWords.deleted(name),
    failed,
  });
  const entries: MenuEntry[] = muteEntries(rule.mute !== null, (how) => mute.mutate({ ruleId, kind: how }));
  if (found > 0) {
    const label = ruleWords.changes(formatCounted(found, 'change'));
    entries.unshift({ kind: 'link', label, icon: 'list', to: alertsOfRulePath(ruleId) });
  }
  if (mayChange) {
    const label = isOn ? ruleWords.switchOff : ruleWords.switchOn;
    entries.push(
      { kind: 'line' },
      { kind: 'action', label, icon: 'alert', onSelect: () => turn.mutate(!isOn) },
    );
  }
  if (mayChange && (kind === 'view' || kind === 'filter')) {
    entries.push({
      kind: 'action',
      label: ruleWords.delete,
      icon: 'trash',
      danger: true,
      onSelect: () => remove.mutate(undefined),
    });
  }
  return (
    <Menu
      entries={entries}
      target={
        <Button size="sm" variant="quiet" iconOnly aria-label={ruleWords.menuOf(name)}>
          <Icon name="dots" size="s" />
        </Button>
      }
    />
  );
}
