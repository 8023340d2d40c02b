import type { AlertChange } from '@earshot/contracts/alerts';
import { formatCount } from '../../lib/format.ts';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { changeWords } from './alerts.words.ts';
import { ChangeChart, changeData } from './change-chart.tsx';
import { ChangeMenu } from './change-menu.tsx';
import { ChangeWords } from './change-words.tsx';
import styles from './alerts-screen.module.css';

/** One change: its course with the range that was expected, in words, and what can be done about it. */
export function ChangeCard({ change, mayChange }: { change: AlertChange; mayChange: boolean }) {
  const { name, kind } = change;
  return (
    <ChartFrame
      title={name}
      summary={
        <>
          <span className={styles.tags}>
            {change.is_new && <Tag meaning="mark">{changeWords.isNew}</Tag>}
            <Tag meaning="info">{changeWords.kinds[kind]}</Tag>
            <Tag>{changeWords.ruleKinds[change.rule_kind]}</Tag>
            {change.is_muted && <Tag meaning="outline">{changeWords.muted}</Tag>}
            {change.not_useful && (
              <Tag meaning="outline">{changeWords.notUseful(change.not_useful.said_by)}</Tag>
            )}
          </span>
          <ChangeWords change={change} />
        </>
      }
      data={changeData(change)}
      format={formatCount}
      pointName={changeWords.stretch}
      aside={<ChangeMenu change={change} mayChange={mayChange} />}
    >
      <ChangeChart change={change} />
    </ChartFrame>
  );
}
