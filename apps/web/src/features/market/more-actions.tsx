import { Button } from '../../ui/inputs/button.tsx';
import { Menu, type MenuEntry } from '../../ui/overlays/menu.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { reportActionWords } from './market.words.ts';

/** What else can be done with a market report. */
export function MoreActions({ entries }: { entries: MenuEntry[] }) {
  return (
    <Menu
      target={
        <Button size="sm" iconOnly aria-label={reportActionWords.more}>
          <Icon name="dots" size="s" />
        </Button>
      }
      entries={entries}
    />
  );
}
