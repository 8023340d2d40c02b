import type { AlertRule } from '@earshot/contracts/alerts';
import { Link, useSearchParams } from 'react-router';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { formatCalendarDay, formatCount, formatCounted } from '../../lib/format.ts';
import { DataTable } from '../../ui/page/data-table.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { changeWords, ruleWords } from './alerts.words.ts';
import { foldedIn, groupsOf, isOffWithAll, withFolded, type RuleGroup } from './rule-groups.ts';
import { RuleMenu } from './rule-menu.tsx';
import styles from './alerts-screen.module.css';

interface RuleTableProps {
  rules: readonly AlertRule[];
  watchesAll: boolean;
  mayChange: boolean;
}

/** One line for each rule, under how it stands; what is quiet is folded in a long list. */
export function RuleTable({ rules, watchesAll, mayChange }: RuleTableProps) {
  const [search, setSearch] = useSearchParams();
  const folded = foldedIn(search, rules.length);
  const groups = groupsOf(rules, watchesAll);
  return (
    <div className={styles.groups}>
      {!groups.some(({ kind }) => kind === 'changed') && <p>{ruleWords.nothingChanged}</p>}
      {groups.map((group) => (
        <Group
          key={group.kind}
          group={group}
          isFolded={folded.includes(group.kind)}
          onFold={() =>
            setSearch(withFolded(search, rules.length, group.kind), {
              replace: true,
              preventScrollReset: true,
            })
          }
          watchesAll={watchesAll}
          mayChange={mayChange}
        />
      ))}
    </div>
  );
}

interface GroupProps extends Omit<RuleTableProps, 'rules'> {
  group: RuleGroup;
  isFolded: boolean;
  onFold: () => void;
}

function Group({ group: { kind, rules }, isFolded, onFold, watchesAll, mayChange }: GroupProps) {
  const name = ruleWords.groups[kind];
  return (
    <section aria-label={name}>
      <h2 className={styles.group}>
        <button type="button" aria-expanded={!isFolded} onClick={onFold}>
          <Icon name={isFolded ? 'chevronRight' : 'chevronDown'} size="xs" />
          {name} <span className={styles.count}>{formatCount(rules.length)}</span>
        </button>
      </h2>
      {!isFolded && (
        <DataTable
          caption={name}
          rows={rules}
          keyOf={({ rule_id: id }) => id}
          columns={[
            {
              head: ruleWords.name,
              isRowHead: true,
              cellClass: styles.name,
              cell: (rule) => (
                <>
                  {rule.name} <span className={styles.note}>{changeWords.ruleKinds[rule.kind]}</span>
                  <RuleState rule={rule} watchesAll={watchesAll} />
                </>
              ),
            },
            {
              head: ruleWords.now,
              className: styles.figure,
              cell: (rule) => <RuleStanding rule={rule} />,
            },
            {
              head: ruleWords.usual,
              className: `${styles.figure} ${styles.optional}`,
              cell: ({ standing }) => standing && standing.kind !== 'too_new' && usualOf(standing),
            },
            {
              head: ruleWords.past,
              className: styles.optional,
              cellClass: styles.past,
              cell: (rule) => <RulePast rule={rule} />,
            },
            {
              head: ruleWords.actions,
              isHeadHidden: true,
              isFigure: true,
              cell: (rule) => <RuleMenu rule={rule} mayChange={mayChange} />,
            },
          ]}
        />
      )}
    </section>
  );
}

function usualOf({ range: { low, high } }: NonNullable<AlertRule['standing']>): string {
  return ruleWords.expected(formatCount(low), formatCount(high));
}

/** Why one does not hear of it, or only of more. */
function RuleState({ rule, watchesAll }: { rule: AlertRule; watchesAll: boolean }) {
  const { hindrance, is_on: isOn, mute, not_useful: notUseful, standing } = rule;
  const note = standing && ruleWords.notes[standing.kind];
  return (
    <>
      {note && <span className={styles.note}>{note}</span>}
      {hindrance && <span className={styles.note}>{ruleWords.hindrances[hindrance]}</span>}
      {!isOn && <span className={styles.note}>{ruleWords.off}</span>}
      {isOn && isOffWithAll(rule, watchesAll) && <span className={styles.note}>{ruleWords.offAll}</span>}
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
  if (!standing) return null;
  const { count, days, filters } = standing;
  const span = changeWords.span(formatCalendarDay(days.from), formatCalendarDay(days.to));
  return (
    <span title={span}>
      <NumberLink
        value={count}
        to={feedbackListPath(filters)}
        label={ruleWords.standingOf(count, name, span)}
      />{' '}
      <span className="mut">{ruleWords.daysOf(days.from, days.to)}</span>
    </span>
  );
}

/** What it would have said: one alert in the line, several behind their number. */
function RulePast({ rule: { past } }: { rule: AlertRule }) {
  if (!past) return null;
  const [only, ...more] = past.alarms;
  const since = ruleWords.since(formatCalendarDay(past.from));
  if (!only) {
    return (
      <span className="mut" title={since}>
        {ruleWords.spoken(0)}
      </span>
    );
  }
  if (more.length === 0) return <Alarm alarm={only} />;
  return (
    <details>
      <summary title={since}>{ruleWords.spoken(past.alarms.length)}</summary>
      <ul className={styles.alarms}>
        {past.alarms.map((alarm) => (
          <li key={alarm.on}>
            <Alarm alarm={alarm} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Alarm({
  alarm: { on, kind, filters },
}: {
  alarm: NonNullable<AlertRule['past']>['alarms'][number];
}) {
  return <Link to={feedbackListPath(filters)}>{ruleWords.alarm(kind, formatCalendarDay(on))}</Link>;
}
