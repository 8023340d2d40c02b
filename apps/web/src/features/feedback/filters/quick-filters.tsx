import { sentiments, type FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { Chip } from '../../../ui/text/chip.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu.tsx';
import { filterWords } from '../feedback.words.ts';
import type { FacetValues } from './facet-values.ts';
import { withToggled } from './with-toggled.ts';

interface QuickFiltersProps {
  facets: readonly FacetValues[];
  filter: FeedbackFilter;
  onChange: (filter: FeedbackFilter) => void;
}

/** Source and sentiment, a click away from the question. */
export function QuickFilters({ facets, filter, onChange }: QuickFiltersProps) {
  const sources = facets.find(({ key }) => key === 'source_ids')?.values ?? [];
  return (
    <>
      {sources.length > 1 && (
        <ChoiceChip
          label="Source"
          entries={sources.map(({ value, label }) => {
            const id = Number(value);
            return {
              kind: 'action',
              label,
              checked: filter.source_ids?.includes(id) ?? false,
              onSelect: () => onChange({ ...filter, source_ids: withToggled(filter.source_ids, id) }),
            };
          })}
        />
      )}
      <ChoiceChip
        label="Sentiment"
        entries={sentiments.map((sentiment) => ({
          kind: 'action',
          label: filterWords.sentiment[sentiment],
          checked: filter.sentiments?.includes(sentiment) ?? false,
          onSelect: () => onChange({ ...filter, sentiments: withToggled(filter.sentiments, sentiment) }),
        }))}
      />
    </>
  );
}

function ChoiceChip({ label, entries }: { label: string; entries: MenuEntry[] }) {
  return (
    <Menu
      align="start"
      target={
        <Chip adds>
          <Icon name="plus" size="xs" />
          {label}
        </Chip>
      }
      entries={entries}
    />
  );
}
