import type { ThemeBuild } from '@earshot/contracts/themes';
import { formatCounted, formatDuration } from '../../lib/format.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Progress } from '../../ui/states/progress.tsx';
import { isUnderWay } from './themes.queries.ts';
import { themeWords } from './themes.words.ts';

/** How far the run is that looks for themes; nothing while none is under way. */
export function BuildBar({ build }: { build: ThemeBuild }) {
  if (build.state === 'failed') return <Alert meaning="warn">{themeWords.failed}</Alert>;
  if (!isUnderWay(build)) return null;
  const items = formatCounted(build.item_count, 'item');
  const label = build.state === 'waiting' ? themeWords.waiting(items) : themeWords.building(items);
  return (
    <div className="col g2" role="status">
      <p>
        {label}. <span className="mut">{themeWords.takes(formatDuration(build.estimated_seconds))}</span>
      </p>
      <Progress share={build.share_done} label={label} />
    </div>
  );
}
