import { alerts, type AlertChange } from '@earshot/contracts/alerts';
import { send } from '../../lib/api-client.ts';
import { alertRulesPath } from '../../lib/feedback-paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Menu, type MenuEntry } from '../../ui/overlays/menu.tsx';
import { changeWords } from './alerts.words.ts';
import { muteEntries, useMute } from './mute-rule.ts';
import { useAlertsChange } from './use-alerts-change.ts';

/** What one can do about a change: call it not useful, mute its rule, look at the rule. */
export function ChangeMenu({ change, mayChange }: { change: AlertChange; mayChange: boolean }) {
  const mute = useMute();
  const judge = useAlertsChange(
    (isUseful: boolean) =>
      send(alerts.judgeChange, { body: { alert_id: change.alert_id, is_useful: isUseful } }),
    {
      says: (isUseful) => (isUseful ? changeWords.unjudged : changeWords.judged),
      failed: changeWords.notJudged,
    },
  );
  const isUseful = change.not_useful === null;
  const entries: MenuEntry[] = [
    ...(mayChange
      ? [
          {
            kind: 'action' as const,
            label: isUseful ? changeWords.judge : changeWords.unjudge,
            icon: isUseful ? ('thumbDown' as const) : ('undo' as const),
            onSelect: () => judge.mutate(!isUseful),
          },
        ]
      : []),
    ...muteEntries(change.is_muted, (kind) => mute.mutate({ ruleId: change.rule_id, kind })),
    { kind: 'link', label: changeWords.rule, icon: 'eye', to: alertRulesPath() },
  ];
  return (
    <Menu
      entries={entries}
      target={
        <Button size="sm" variant="quiet" iconOnly aria-label={changeWords.menuOf(change.name)}>
          <Icon name="dots" size="s" />
        </Button>
      }
    />
  );
}
