import type { SessionPlan } from '@earshot/contracts/session-questions';
import { formatDay } from '../../../lib/format.ts';
import { Chip } from '../../../ui/text/chip.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import { sessionFilterParts } from '../list/session-filter-parts.ts';
import { askSessionsWords as words } from './ask-sessions.words.ts';
import styles from './ask-sessions.module.css';

interface SessionPlanChipsProps {
  plan: SessionPlan;
  siteName: (id: number) => string;
  onRun: (plan: SessionPlan) => void;
}

/** What was looked for and counted; a part of the filter that is taken off is counted again without it. */
export function SessionPlanChips({ plan, siteName, onRun }: SessionPlanChipsProps) {
  const { part, compare, sides } = plan;
  return (
    <section className={styles.plan} aria-label={words.counted}>
      <div className={styles.head}>
        <h2 className="h">{words.counted}</h2>
        <span className="mut sm">{words.countedLead}</span>
      </div>
      <div className={styles.chips}>
        {fixedParts(plan).map((text) => (
          <Tag key={text}>{text}</Tag>
        ))}
        {sessionFilterParts(plan.filters, siteName).map(({ words: text, without }) => (
          <Chip
            key={text}
            aria-label={words.takeOff(text)}
            onClick={() => onRun({ ...plan, filters: without })}
          >
            <b>{text}</b>
            <Icon name="close" size="xs" />
          </Chip>
        ))}
        {part &&
          sessionFilterParts(part, siteName).map((one) => <Tag key={one.words}>{words.part(one.words)}</Tag>)}
        {sides?.map(({ label }) => (
          <Tag key={label}>{label}</Tag>
        ))}
        {compare && (
          <Tag>
            {words.comparedWith} {formatDay(compare.from)} –{' '}
            {formatDay(new Date(Date.parse(compare.to) - 1).toISOString())}
          </Tag>
        )}
      </div>
    </section>
  );
}

/** How it is counted, which only another question changes. */
function fixedParts({ kind, unit, by, measure }: SessionPlan): string[] {
  return [
    words.kinds[kind],
    ...(measure ? [`${words.hows[measure.how]} ${words.measures[measure.of]}`] : [words.units[unit]]),
    ...(by === undefined
      ? []
      : [
          typeof by === 'string'
            ? words.by[by]
            : words.byField('metadata' in by ? by.metadata : timeOf(by.time)),
        ]),
  ];
}

function timeOf(time: 'auto' | 'day' | 'week' | 'month'): string {
  return time === 'auto' ? 'day' : time;
}
