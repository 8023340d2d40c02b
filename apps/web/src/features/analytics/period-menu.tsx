import { Button } from '../../ui/inputs/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Menu, type MenuEntry } from '../../ui/overlays/menu.tsx';
import { comparisons, periods, type Analysis } from './analysis-address.ts';
import { analysisWords } from './analytics.words.ts';

interface PeriodMenuProps {
  analysis: Analysis;
  onChange: (change: Partial<Analysis>) => void;
}

/** The period, and what it is compared with. Days of one's own are set among the filters. */
export function PeriodMenu({ analysis, onChange }: PeriodMenuProps) {
  const entries: MenuEntry[] = [
    { kind: 'heading', label: analysisWords.period },
    ...periods
      .filter((period) => period !== 'own' || analysis.period === 'own')
      .map((period): MenuEntry => ({
        kind: 'action',
        label: analysisWords.periods[period],
        checked: period === analysis.period,
        onSelect: () => onChange({ period }),
      })),
    { kind: 'line' },
    { kind: 'heading', label: analysisWords.comparedWith },
    ...comparisons.map((compare): MenuEntry => ({
      kind: 'action',
      label: analysisWords.comparisons[compare],
      checked: compare === analysis.compare,
      onSelect: () => onChange({ compare }),
    })),
  ];
  return (
    <Menu
      target={
        <Button>
          <Icon name="calendar" size="s" />
          {analysisWords.periods[analysis.period]}
          <Icon name="chevronDown" size="xs" />
        </Button>
      }
      entries={entries}
    />
  );
}
