import { alerts } from '@earshot/contracts/alerts';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { rulesQuery } from './alerts.queries.ts';
import { alertWords, ruleWords } from './alerts.words.ts';
import { NewRule } from './new-rule.tsx';
import { RuleTable } from './rule-table.tsx';
import { useAlertsChange } from './use-alerts-change.ts';
import { WatchNote } from './watch-note.tsx';
import styles from './alerts-screen.module.css';

interface RuleListProps {
  mayChange: boolean;
  /** The dialog that makes a rule, with the filter that came along. */
  newRule: { filter: FeedbackFilter | null } | null;
  onNew: (isOpen: boolean) => void;
}

/** What is watched, how it stands, and what it would have said in the past year. */
export function RuleList({ mayChange, newRule, onNew }: RuleListProps) {
  const list = useQuery(rulesQuery);
  const watchAll = useAlertsChange((isOn: boolean) => send(alerts.watchAll, { body: { is_on: isOn } }), {
    says: () => ruleWords.changed,
    failed: ruleWords.notChanged,
  });
  return (
    <QueryView query={list} what={alertWords.what}>
      {({ rules, watch }) => (
        <>
          <WatchNote watch={watch} />
          <div className={styles.switch}>
            <div>
              <Checkbox
                label={ruleWords.all}
                checked={watch.watches_all}
                disabled={!mayChange || watchAll.isPending}
                onChange={(event) => watchAll.mutate(event.target.checked)}
              />
              <p className={styles.hint}>{ruleWords.allHint}</p>
            </div>
            {mayChange && <Button onClick={() => onNew(true)}>{ruleWords.add}</Button>}
          </div>
          {rules.length === 0 ? (
            <EmptyState sentence={ruleWords.none} />
          ) : (
            <RuleTable rules={rules} watchesAll={watch.watches_all} mayChange={mayChange} />
          )}
          <Dialog
            opened={mayChange && newRule !== null}
            onClose={() => onNew(false)}
            title={ruleWords.newTitle}
          >
            {newRule && <NewRule given={newRule.filter} onClose={() => onNew(false)} />}
          </Dialog>
        </>
      )}
    </QueryView>
  );
}
