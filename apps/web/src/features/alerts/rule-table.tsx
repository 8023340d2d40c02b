import type { AlertRule } from '@earshot/contracts/alerts';
import { Link } from 'react-router';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { formatCalendarDay, formatCount, formatCounted } from '../../lib/format.ts';
import { DateTime } from '../../ui/text/date-time.tsx';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { DataTable } from '../../ui/page/data-table.tsx';
import { changeWords, ruleWords } from './alerts.words.ts';
import { RuleMenu } from './rule-menu.tsx';
import styles from './alerts-screen.module.css';

interface RuleTableProps {
  rules: readonly AlertRule[];
  watchesAll: boolean;
  mayChange: boolean;
}

/** One row for each rule. */
export function RuleTable({ rules, watchesAll, mayChange }: RuleTableProps) {
  return (
    <DataTable
      caption={ruleWords.caption}
      rows={rules}
      keyOf={({ rule_id: id }) => id}
      columns={[
        {
          head: ruleWords.name,
          isRowHead: true,
          cellClass: styles.name,
          cell: (rule) => (
            <>
              {rule.name}
              <span className={styles.note}>{changeWords.ruleKinds[rule.kind]}</span>
              <RuleState rule={rule} watchesAll={watchesAll} />
            </>
          ),
        },
        { head: ruleWords.now, isFigure: true, cell: (rule) => <RuleStanding rule={rule} /> },
        { head: ruleWords.past, className: styles.optional, cell: (rule) => <RulePast rule={rule} /> },
        {
          head: ruleWords.actions,
          isHeadHidden: true,
          cell: (rule) => <RuleMenu rule={rule} mayChange={mayChange} />,
        },
      ]}
    />
  );
}

/** Why one does not hear of it, or only of more. */
function RuleState({ rule, watchesAll }: { rule: AlertRule; watchesAll: boolean }) {
  const { kind, hindrance, is_on: isOn, mute, not_useful: notUseful } = rule;
  const isOffWithAll = !watchesAll && (kind === 'topic' || kind === 'theme');
  return (
    <>
      {hindrance && <span className={styles.note}>{ruleWords.hindrances[hindrance]}</span>}
      {!isOn && <span className={styles.note}>{ruleWords.off}</span>}
      {isOn && isOffWithAll && <span className={styles.note}>{ruleWords.offAll}</span>}
      {mute && (
        <span className={styles.note}>
          {ruleWords.mutedForGood}
          {mute.until !== null && (
            <>
              {' '}
              {ruleWords.until} <DateTime iso={mute.until} />
            </>
          )}
        </span>
      )}
      {notUseful > 0 && (
        <span className={styles.note}>{ruleWords.raised(formatCounted(notUseful, 'change'))}</span>
      )}
    </>
  );
}

function RuleStanding({ rule: { name, standing } }: { rule: AlertRule }) {
  if (!standing) return <span className="mut">{ruleWords.notLooked}</span>;
  const { kind, count, days, filters, range } = standing;
  const span = changeWords.span(formatCalendarDay(days.from), formatCalendarDay(days.to));
  return (
    <>
      <NumberLink
        value={count}
        to={feedbackListPath(filters)}
        label={ruleWords.standingOf(count, name, span)}
      />
      <span className={styles.note}>{span}</span>
      <span className={styles.note}>{ruleWords.standing[kind]}</span>
      {kind !== 'too_new' && (
        <span className={styles.note}>
          {ruleWords.expected(formatCount(range.low), formatCount(range.high))}
        </span>
      )}
    </>
  );
}

function RulePast({ rule: { past } }: { rule: AlertRule }) {
  if (!past) return <span className="mut">{ruleWords.notLooked}</span>;
  return (
    <>
      {ruleWords.spoken(past.alarms.length)}{' '}
      <span className="mut">{ruleWords.since(formatCalendarDay(past.from))}</span>
      <ul className={styles.alarms}>
        {past.alarms.map(({ on, kind, filters }) => (
          <li key={on}>
            <Link to={feedbackListPath(filters)}>{ruleWords.alarm(kind, formatCalendarDay(on))}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
