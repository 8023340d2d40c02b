import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { useShortcut } from '../../ui/keyboard/use-shortcut.ts';
import { operatorKey, unreadQuery } from './operator.queries.ts';
import { operatorWords as words } from './operator.words.ts';
import styles from './operator-frame.module.css';

const places = [
  { to: paths.operatorHealth, label: words.tabs.health },
  { to: paths.operatorInbox, label: words.tabs.inbox },
  { to: paths.operatorJobs, label: words.tabs.jobs },
  { to: paths.operatorMail, label: words.tabs.mail },
  { to: paths.operatorStorage, label: words.tabs.storage },
  { to: paths.operatorDropped, label: words.tabs.dropped },
  { to: paths.operatorCorrections, label: words.tabs.corrections },
  { to: paths.operators, label: words.tabs.operators },
];

/** Head, tabs and the way to look again that all pages of the operator share. */
export function OperatorFrame({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const unread = useQuery(unreadQuery).data?.counts.unread ?? 0;
  const tabs = places.map((tab) =>
    tab.to === paths.operatorInbox && unread > 0 ? { ...tab, count: unread } : tab,
  );
  const isFetching = useIsFetching({ queryKey: operatorKey }) > 0;
  const refresh = () => void queryClient.invalidateQueries({ queryKey: operatorKey });
  useShortcut('r', words.refresh, refresh);
  return (
    <div className={styles.frame}>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <Button size="sm" onClick={refresh} disabled={isFetching}>
            <Icon name="refresh" size="s" />
            {words.refresh}
          </Button>
        }
      />
      <div className={styles.tabs}>
        <Tabs label={words.tabs.label} tabs={tabs} />
      </div>
      <div className={styles.parts}>{children}</div>
    </div>
  );
}
