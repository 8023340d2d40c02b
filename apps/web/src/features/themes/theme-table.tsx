import type { CallReply } from '@earshot/contracts/call';
import type { Theme, themes } from '@earshot/contracts/themes';
import { useSearchParams } from 'react-router';
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
  const { themes: all, unassigned, total, weeks } = list;
  const [search, setSearch] = useSearchParams();
  const folded = foldedIn(search);
  const visible = shown.filter(({ parent_id: parent }) => parent === null || !folded.has(parent));
  const fold = (id: number) => {
    const next = new URLSearchParams(search);
    const ids = folded.has(id) ? [...folded].filter((one) => one !== id) : [...folded, id];
    if (ids.length > 0) next.set('folded', ids.join('.'));
    else next.delete('folded');
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className={`card ${styles.table}`}>
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
            <th scope="col" className={styles.weeks}>
              {themeWords.weeks(weeks.length)}
            </th>
            <th scope="col" className={styles.negative}>
              {themeWords.negative}
            </th>
            <th scope="col" className={styles.trend}>
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
          {visible.map((theme) => (
            <ThemeRow
              key={theme.theme_id}
              theme={theme}
              total={total.count}
              isLastPartial={weeks.at(-1)?.is_partial ?? false}
              within={all.filter(({ parent_id: parent }) => parent === theme.theme_id).length}
              isInner={theme.parent_id !== null}
              fold={
                theme.is_broad
                  ? { isFolded: folded.has(theme.theme_id), onFold: () => fold(theme.theme_id) }
                  : null
              }
              onChange={onChange}
              toRoadmap={toRoadmap}
            />
          ))}
          <tr>
            <th scope="row" className={styles.name}>
              <span className={styles.line}>
                {themeWords.noTheme}
                <span className={styles.note}>{themeWords.noThemeHint}</span>
              </span>
            </th>
            <td className={figureCell}>
              <NumberLink
                value={unassigned.count}
                to={feedbackListPath(unassigned.filters)}
                label={`${formatCount(unassigned.count)} items without a theme`}
              />{' '}
              <span className={styles.unit}>{themeWords.unit(unassigned.count)}</span>
            </td>
            <td className={styles.shareCell}>
              <ShareLink
                label={themeWords.shareOf(themeWords.noTheme)}
                part={unassigned.count}
                whole={total.count}
                to={feedbackListPath(unassigned.filters)}
              />
            </td>
            <td className={styles.weeks} />
            <td className={styles.negative} />
            <td className={styles.trend} />
            {onChange && <td />}
          </tr>
        </tbody>
      </Table>
    </div>
  );
}

/** Broader themes whose own are not shown, as the address names them. */
function foldedIn(search: URLSearchParams): ReadonlySet<number> {
  const ids = (search.get('folded') ?? '').split('.').map(Number);
  return new Set(ids.filter((id) => Number.isInteger(id) && id > 0));
}
