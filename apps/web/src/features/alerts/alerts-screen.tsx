import { alerts } from '@earshot/contracts/alerts';
import { roleAllows } from '@earshot/contracts/call';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { formatCount } from '../../lib/format.ts';
import { useSession } from '../../lib/use-session.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { alertParts, readAlertsAddress, type AlertPart } from './alerts-address.ts';
import { cardAlertsQuery } from './alerts.queries.ts';
import { alertWords } from './alerts.words.ts';
import { CardAlertList } from './card-alert-list.tsx';
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
  const newCards = useInfiniteQuery(cardAlertsQuery).data?.pages[0]?.new_count ?? 0;
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
          options={alertParts.map((value) => ({ value, label: labelOf(value, newCards) }))}
          value={part}
          onChange={(value) => setSearch(value === 'changes' ? {} : { show: value })}
        />
      </div>
      {part === 'changes' && <ChangeList ruleId={ruleId} mayChange={mayChange} />}
      {part === 'cards' && <CardAlertList />}
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

function labelOf(part: AlertPart, newCards: number): string {
  return part === 'cards' && newCards > 0 ? alertWords.cardsNew(formatCount(newCards)) : alertWords[part];
}
