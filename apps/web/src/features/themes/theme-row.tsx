import type { Theme } from '@earshot/contracts/themes';
import { looseBelow } from '@earshot/contracts/themes';
import { feedbackListPath, itemPath } from '../../lib/feedback-paths.ts';
import { formatCounted, formatShare } from '../../lib/format.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { ShareLink } from '../../ui/overlays/share-link.tsx';
import { figureCell } from '../../ui/page/table.tsx';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { ToneBar } from '../../ui/charts/tone-bar.tsx';
import { Link, useNavigate } from 'react-router';
import type { OpenChange, ThemeChangeKind } from './theme-dialog.tsx';
import { themeWords } from './themes.words.ts';
import styles from './themes-screen.module.css';

/** How a theme goes to the roadmap, and what that is called. */
export interface ThemeToRoadmap {
  label: string;
  onSend: (theme: Theme) => void;
}

interface ThemeRowProps {
  theme: Theme;
  /** Items of the workspace, which shares are of. */
  total: number;
  /** The last of its weeks is not whole. */
  isLastPartial: boolean;
  /** How many themes it holds; 0 for one that holds items itself. */
  within: number;
  isInner: boolean;
  /** Folds and unfolds the themes of a broader one; null for one without. */
  fold: { isFolded: boolean; onFold: () => void } | null;
  /** Null for those who may only look. */
  onChange: ((change: OpenChange) => void) | null;
  toRoadmap: ThemeToRoadmap;
}

/** One theme: its name with a quote, and its figures, each of which opens its items. */
export function ThemeRow(props: ThemeRowProps) {
  const { theme, total, isLastPartial, within, isInner, fold, onChange, toRoadmap } = props;
  const { sentiment, trend, quote, weeks } = theme;
  const toItems = feedbackListPath(theme.filters);
  const isCompared = trend.verdict !== 'not_covered';
  return (
    <tr>
      <th scope="row" className={isInner ? styles.inner : styles.name}>
        <span className={styles.line}>
          {fold && (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={!fold.isFolded}
              aria-label={themeWords.foldOf(theme.name)}
              onClick={fold.onFold}
            >
              <Icon name={fold.isFolded ? 'chevronRight' : 'chevronDown'} size="xs" />
            </button>
          )}
          <Link to={toItems} className={styles.title}>
            {theme.name}
          </Link>
          {theme.is_broad && (
            <span className={styles.note}>{themeWords.broad(formatCounted(within, 'theme'))}</span>
          )}
          {theme.saying !== null && (
            <span className={styles.note} title={themeWords.sayingHint}>
              {theme.saying < looseBelow
                ? themeWords.loose(formatShare(theme.saying))
                : themeWords.saying(formatShare(theme.saying))}
            </span>
          )}
          {theme.other_words.length > 0 && (
            <span className={styles.note} title={themeWords.otherWordsHint}>
              {themeWords.otherWords(theme.other_words.join(', '))}
            </span>
          )}
          {theme.merged.length > 0 && (
            <span className={styles.note}>
              {themeWords.merged(theme.merged.map(({ name }) => `“${name}”`).join(', '))}
            </span>
          )}
          {quote && !theme.is_broad && (
            <Link className={styles.quote} to={itemPath(quote.review_id)}>
              “{oneLine(quote.text)}”
            </Link>
          )}
        </span>
      </th>
      <td className={figureCell}>
        <NumberLink value={theme.count} to={toItems} label={themeWords.itemsOf(theme.count, theme.name)} />{' '}
        <span className={styles.unit}>{themeWords.unit(theme.count)}</span>
      </td>
      <td className={styles.shareCell}>
        <ShareLink label={themeWords.shareOf(theme.name)} part={theme.count} whole={total} to={toItems} />
      </td>
      <td className={styles.weeks}>
        {weeks.length > 1 && (
          <Sparkline
            values={weeks}
            label={themeWords.weeksOf(theme.name, weeks)}
            isLit={trend.verdict === 'up'}
            isPartial={isLastPartial}
          />
        )}
      </td>
      <td className={styles.negative}>
        {theme.count > 0 && (
          <>
            <ToneBar
              negative={sentiment.negative.count}
              neutral={sentiment.neutral.count}
              positive={sentiment.positive.count}
            />
            <ShareLink
              label={themeWords.negativeOf(theme.name)}
              part={sentiment.negative.count}
              whole={theme.count}
              to={feedbackListPath(sentiment.negative.filters)}
            />{' '}
            <span className={styles.unit}>{themeWords.negativeUnit}</span>
          </>
        )}
      </td>
      <td className={styles.trend} title={themeWords.trends[trend.verdict]}>
        {isCompared && (
          <span className="mut">
            <NumberLink
              value={trend.before.count}
              to={feedbackListPath(trend.before.filters)}
              label={`${themeWords.itemsOf(trend.before.count, theme.name)} in the 30 days before`}
            />
            {' → '}
          </span>
        )}
        <NumberLink
          value={trend.count}
          to={feedbackListPath(trend.filters)}
          label={themeWords.trendOf(trend.count, isCompared ? trend.before.count : null, theme.name)}
        />{' '}
        <span className={`${styles.way} ${meaningOf(theme)}`} aria-hidden="true">
          {ways[trend.verdict]}
        </span>
        <span className="vh">{themeWords.trends[trend.verdict]}</span>{' '}
        <span className={styles.unit}>{themeWords.trendUnit}</span>
      </td>
      {onChange && (
        <td className={figureCell}>
          <ThemeMenu theme={theme} onChange={onChange} toRoadmap={toRoadmap} />
        </td>
      )}
    </tr>
  );
}

/** Which way a theme goes; nothing where the difference says nothing. */
const ways: Record<Theme['trend']['verdict'], string> = {
  up: '▲',
  down: '▼',
  same: '',
  too_few: '',
  not_covered: '',
};

/** More complaints are bad, more praise is good; where neither has the majority, more is just more. */
function meaningOf({ count, sentiment: { negative, positive }, trend }: Theme): string {
  if (trend.verdict !== 'up' && trend.verdict !== 'down') return '';
  if (negative.count > count / 2) return trend.verdict === 'up' ? 'bad' : 'good';
  if (positive.count > count / 2) return trend.verdict === 'up' ? 'good' : 'bad';
  return '';
}

/** As much of a quote as a wide line can hold; the rest is cut by the line's width. */
const quoteChars = 240;

function oneLine(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > quoteChars ? `${line.slice(0, quoteChars)}…` : line;
}

const kindsFor = (theme: Theme): ThemeChangeKind[] =>
  theme.is_broad ? ['rename'] : ['rename', 'merge', 'split', 'move'];

interface ThemeMenuProps {
  theme: Theme;
  onChange: (change: OpenChange) => void;
  toRoadmap: ThemeToRoadmap;
}

function ThemeMenu({ theme, onChange, toRoadmap }: ThemeMenuProps) {
  const navigate = useNavigate();
  return (
    <Menu
      target={
        <Button size="sm" variant="quiet" iconOnly aria-label={themeWords.menuOf(theme.name)}>
          <Icon name="dots" size="s" />
        </Button>
      }
      entries={[
        ...kindsFor(theme).map((kind) => ({
          kind: 'action' as const,
          label: themeWords[kind],
          onSelect: () => onChange({ kind, theme }),
        })),
        {
          kind: 'action',
          label: themeWords.show,
          onSelect: () => void navigate(feedbackListPath(theme.filters)),
        },
        { kind: 'action', label: toRoadmap.label, onSelect: () => toRoadmap.onSend(theme) },
      ]}
    />
  );
}
