import type { CallReply } from '@earshot/contracts/call';
import type { Theme, themes } from '@earshot/contracts/themes';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { formatCount } from '../../lib/format.ts';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { ShareLink } from '../../ui/overlays/share-link.tsx';
import { figureCell, Table } from '../../ui/page/table.tsx';
import type { OpenChange } from './theme-dialog.tsx';
import { ThemeRow, type ThemeToRoadmap } from './theme-row.tsx';
import { themeWords } from './themes.words.ts';
import styles from './themes-screen.module.css';

interface ThemeTableProps {
  list: CallReply<typeof themes.list>;
  /** Those of them that are shown. */
  shown: readonly Theme[];
  onChange: ((change: OpenChange) => void) | null;
  toRoadmap: ThemeToRoadmap;
}

/** The themes with their figures; what has no theme always stands below them. */
export function ThemeTable({ list, shown, onChange, toRoadmap }: ThemeTableProps) {
  const { themes: all, unassigned, total } = list;
  return (
    <div className="card">
      <Table caption={themeWords.caption}>
        <thead>
          <tr>
            <th scope="col">{themeWords.theme}</th>
            <th scope="col" className={figureCell}>
              {themeWords.items}
            </th>
            <th scope="col" className={styles.shareCell}>
              {themeWords.share}
            </th>
            <th scope="col" className={styles.optional}>
              {themeWords.tone}
            </th>
            <th scope="col" className={styles.optional}>
              {themeWords.trend}
            </th>
            {onChange && (
              <th scope="col">
                <span className="vh">{themeWords.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((theme) => (
            <ThemeRow
              key={theme.theme_id}
              theme={theme}
              total={total.count}
              within={all.filter(({ parent_id: parent }) => parent === theme.theme_id).length}
              isInner={theme.parent_id !== null}
              onChange={onChange}
              toRoadmap={toRoadmap}
            />
          ))}
          <tr>
            <th scope="row" className={styles.name}>
              {themeWords.noTheme}
              <span className={styles.note}>{themeWords.noThemeHint}</span>
            </th>
            <td className={figureCell}>
              <NumberLink
                value={unassigned.count}
                to={feedbackListPath(unassigned.filters)}
                label={`${formatCount(unassigned.count)} items without a theme`}
              />
            </td>
            <td className={styles.shareCell}>
              <span className={styles.share}>
                <i style={{ width: `${100 * unassigned.share}%` }} />
              </span>
              <ShareLink
                label={themeWords.shareOf(themeWords.noTheme)}
                part={unassigned.count}
                whole={total.count}
                to={feedbackListPath(unassigned.filters)}
              />
            </td>
            <td className={styles.optional} />
            <td className={styles.optional} />
            {onChange && <td />}
          </tr>
        </tbody>
      </Table>
    </div>
  );
}
