import { limits } from '@earshot/contracts/limits';
import { useQueries } from '@tanstack/react-query';
import { formatCounted } from '../../lib/format.ts';
import { itemsFoundQuery } from '../../lib/items-found-query.ts';
import { paths } from '../../lib/paths.ts';
import { NumberLink } from '../../ui/text/number-link.tsx';
import type { ReactNode } from 'react';

export interface RivalTheme {
  id: string;
  /** The company whose users say it. */
  company: string;
  tone: 'asked' | 'praised' | 'complained';
  label: string;
  /** Texts of theirs that say it. */
  count: number;
}

const saidWords = { asked: 'asked for', praised: 'praised', complained: 'complained about' };

interface RivalsInOwnFeedbackProps {
  themes: readonly RivalTheme[];
  /** What can be done about a theme, by its id. */
  actionFor?: (themeId: string) => ReactNode;
}

/** What users of a market's companies say, each beside how much of the own feedback is about the same; nothing without any. */
export function RivalsInOwnFeedback({ themes, actionFor }: RivalsInOwnFeedbackProps) {
  const found = useQueries({
    queries: themes.map(({ label }) =>
      itemsFoundQuery({ searchTerm: label.slice(0, limits.searchMaxChars) }),
    ),
  });
  if (themes.length === 0) return null;
  return (
    <section className="mr-section" aria-labelledby="own-feedback">
      <h3 className="mr-sub" id="own-feedback">
        In your own feedback
      </h3>
      <ul className="mr-news">
        {themes.map(({ id, company, tone, label, count }, index) => {
          const own = found[index]?.data;
          return (
            <li key={id}>
              <span className="mr-small mr-mut">
                <bdi>{company}</bdi>
              </span>
              <div>
                <strong>
                  <bdi>{label}</bdi>
                </strong>
                , {saidWords[tone]} in {count} of their texts and in{' '}
                {own === undefined ? (
                  <span className="mr-mut">
                    {found[index]?.error
                      ? 'some of your items, which could not be counted'
                      : '… of your items'}
                  </span>
                ) : own === 0 ? (
                  <span className="mr-mut">none of your items.</span>
                ) : (
                  <>
                    <NumberLink
                      value={own}
                      to={`${paths.find}?${new URLSearchParams({ q: label })}`}
                      label={`${formatCounted(own, 'item')} in your feedback about ${label}`}
                    />{' '}
                    of your items.
                  </>
                )}
                {actionFor && <div style={{ marginTop: 6 }}>{actionFor(id)}</div>}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
