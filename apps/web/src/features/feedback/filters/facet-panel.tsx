import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { feedbackListPath } from '../../../lib/feedback-paths.ts';
import { formatCount } from '../../../lib/format.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { countedBy, facetKind } from './facet-kinds.ts';
import { listWords } from '../feedback.words.ts';
import type { FacetValues } from './facet-values.ts';
import numberStyles from '../../../ui/text/number-link.module.css';
import styles from './facet-panel.module.css';

/** Values of a facet that show before one asks for all. */
const shownValues = 8;

interface FacetPanelProps {
  facets: readonly FacetValues[];
  filter: FeedbackFilter;
  /** What the facets count, where that is narrower than what is set. */
  counted?: FeedbackFilter;
  onChange: (filter: FeedbackFilter) => void;
}

/** What the list can be narrowed down by, with the number of items that each choice would leave. */
export function FacetPanel({ facets, filter, counted = filter, onChange }: FacetPanelProps) {
  return (
    <div className={styles.panel}>
      <ContainsField filter={filter} onChange={onChange} />
      <fieldset className={styles.days}>
        <TextInput
          small
          type="date"
          label={listWords.from}
          value={filter.said_from ?? ''}
          max={filter.said_to}
          onChange={(event) => onChange({ ...filter, said_from: event.target.value || undefined })}
        />
        <TextInput
          small
          type="date"
          label={listWords.to}
          value={filter.said_to ?? ''}
          min={filter.said_from}
          onChange={(event) => onChange({ ...filter, said_to: event.target.value || undefined })}
        />
      </fieldset>
      {facets.map((facet) => (
        <FacetGroup key={facet.key} facet={facet} filter={filter} counted={counted} onChange={onChange} />
      ))}
    </div>
  );
}

interface FacetGroupProps extends Required<Omit<FacetPanelProps, 'facets'>> {
  facet: FacetValues;
}

function FacetGroup({ facet, filter, counted, onChange }: FacetGroupProps) {
  const kind = facetKind(facet.key);
  // A single value would leave everything as it is, unless it is on and can be taken off.
  const shown = facet.values.length > 1 || facet.values.some(({ value }) => kind?.isOn(filter, value));
  const [isWhole, setWhole] = useState(false);
  if (!kind || !shown) return null;
  const isLong = facet.values.length > shownValues + 1;
  const values = isWhole || !isLong ? facet.values : facet.values.slice(0, shownValues);
  return (
    <fieldset>
      <legend className={styles.title}>{kind.title}</legend>
      <ul>
        {values.map(({ value, label, count }) => (
          <li key={value} className={styles.choice}>
            <Checkbox
              label={kind.label(value, label)}
              checked={kind.isOn(filter, value)}
              onChange={() => onChange(kind.toggle(filter, value))}
            />
            <Link
              className={`sm mut ${numberStyles.number} ${styles.count}`}
              to={feedbackListPath(countedBy(kind, counted, value))}
              aria-label={listWords.only(kind.label(value, label), count)}
            >
              {formatCount(count)}
            </Link>
          </li>
        ))}
      </ul>
      {isLong && (
        <Button
          size="sm"
          variant="quiet"
          className={styles.whole}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? listWords.showFewer : listWords.showAll(facet.values.length)}
        </Button>
      )}
    </fieldset>
  );
}

function ContainsField({ filter, onChange }: Pick<FacetPanelProps, 'filter' | 'onChange'>) {
  const { contains = '' } = filter;
  const [text, setText] = useState(contains);
  const [seen, setSeen] = useState(contains);
  // Another field would lose the focus of whoever just pressed Enter in this one.
  if (contains !== seen) {
    setSeen(contains);
    setText(contains);
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onChange({ ...filter, contains: text.trim() || undefined });
  };
  return (
    <form role="search" onSubmit={submit}>
      <TextInput
        small
        type="search"
        label={listWords.contains}
        hint={text.trim() !== contains && listWords.containsHint}
        value={text}
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
