import { alerts } from '@earshot/contracts/alerts';
import { roleAllows } from '@earshot/contracts/call';
import { useSearchParams } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { useSession } from '../../lib/use-session.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { alertParts, readAlertsAddress } from './alerts-address.ts';
import { alertWords } from './alerts.words.ts';
import { ChangeList } from './change-list.tsx';
import { MailChoices } from './mail-choices.tsx';
import { RuleList } from './rule-list.tsx';
import { useAlertsChange } from './use-alerts-change.ts';
import styles from './alerts-screen.module.css';

/** Changes beyond chance, what is watched for them, and who hears of it. */
export function AlertsScreen() {
  const session = useSession();
  const mayChange = session.status === 'signed_in' && roleAllows(session.session.role, 'member');
  const [search, setSearch] = useSearchParams();
  const { part, ruleId, newRule } = readAlertsAddress(search);
  const look = useAlertsChange(() => send(alerts.lookNow, {}), {
    says: () => alertWords.looking,
    failed: alertWords.notLooking,
  });
  return (
    <div className={styles.screen}>
      <PageHead
        title={alertWords.title}
        lead={alertWords.lead}
        actions={
          mayChange && (
            <Button variant="ink" onClick={() => look.mutate(undefined)} busy={look.isPending}>
              {alertWords.look}
            </Button>
          )
        }
      />
      <div>
        <Segmented
          label={alertWords.parts}
          options={alertParts.map((value) => ({ value, label: alertWords[value] }))}
          value={part}
          onChange={(value) => setSearch(value === 'changes' ? {} : { show: value })}
        />
      </div>
      {part === 'changes' && <ChangeList ruleId={ruleId} mayChange={mayChange} />}
      {part === 'rules' && (
        <RuleList
          mayChange={mayChange}
          newRule={newRule}
          onNew={(isOpen) => setSearch(isOpen ? { show: 'rules', new: 'rule' } : { show: 'rules' })}
        />
      )}
      {part === 'mail' && <MailChoices />}
    </div>
  );
}
