import { Icon } from '../../ui/page/icon.tsx';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { DataTable } from '../../ui/page/data-table.tsx';
import styles from './themes-preview.module.css';

const themes = [
  {
    name: 'Job notes lost offline',
    items: 31,
    change: '+210 %',
    isBad: true,
    weeks: [3, 4, 3, 5, 4, 6, 5, 7, 9, 14, 19, 26, 31],
  },
  {
    name: 'Invoice differs from quote',
    items: 58,
    change: '−12 %',
    isBad: false,
    weeks: [66, 64, 70, 62, 66, 61, 63, 60, 66, 59, 62, 57, 58],
  },
  {
    name: 'Login code arrives late',
    items: 44,
    change: '−36 %',
    isBad: false,
    weeks: [69, 70, 66, 71, 64, 60, 61, 55, 53, 50, 48, 47, 44],
  },
  {
    name: 'Photos for the customer portal',
    items: 72,
    change: '+24 %',
    isBad: true,
    weeks: [55, 58, 57, 60, 58, 61, 63, 62, 66, 65, 68, 70, 72],
  },
];

const isFirst = (theme: (typeof themes)[number]) => theme === themes[0];

/** Themes with their course, and the question that teaches one, with invented data. */
export function ThemesPreview() {
  return (
    <div className={styles.two}>
      <div className={`card ${styles.card}`}>
        <DataTable
          caption="Themes, last 13 weeks"
          rows={themes}
          keyOf={({ name }) => name}
          isMarked={isFirst}
          columns={[
            { head: 'Theme', cellClass: 'b', cell: ({ name }) => name },
            { head: 'Items', isFigure: true, cell: ({ items }) => items },
            {
              head: 'Change',
              isFigure: true,
              cell: ({ change, isBad }) => <span className={isBad ? 'bad' : 'good'}>{change}</span>,
            },
            {
              head: '13 weeks',
              isFigure: true,
              className: styles.course,
              cell: (theme) => (
                <span className={styles.spark}>
                  <Sparkline values={theme.weeks} label={`${theme.name}, by week`} isLit={isFirst(theme)} />
                </span>
              ),
            },
          ]}
        />
      </div>
      <div className={`card pad ${styles.ask}`}>
        <p className="xs mut">Does this belong to “Job notes lost offline”?</p>
        <blockquote className="prose">
          “Typed the whole report in the basement, came up, <mark>screen was empty</mark>.”
        </blockquote>
        <p className={styles.answers} aria-hidden="true">
          <span>
            <Icon name="thumbUp" size="xs" /> Yes
          </span>
          <span>
            <Icon name="thumbDown" size="xs" /> No
          </span>
          <span className={styles.skip}>Skip</span>
        </p>
        <p className={`xs sec ${styles.checked}`}>
          Precision <b className="b">90 %</b>, between 74 and 97 %, from 30 random items
        </p>
      </div>
    </div>
  );
}
