import { AskPreview } from '../previews/ask-preview.tsx';
import { CountPreview } from '../previews/count-preview.tsx';
import { FindingPreview } from '../previews/finding-preview.tsx';
import { ImportPreview } from '../previews/import-preview.tsx';
import { RecordingsPreview } from '../previews/recordings-preview.tsx';
import { ReplayPreview } from '../previews/replay-preview.tsx';
import { SaidPreview } from '../previews/said-preview.tsx';
import { ThemesPreview } from '../previews/themes-preview.tsx';
import { TrendPreview } from '../previews/trend-preview.tsx';
import type { StoryPicture } from './story.ts';

const pictures = {
  ask: AskPreview,
  counts: CountPreview,
  import: ImportPreview,
  replay: ReplayPreview,
  recordings: RecordingsPreview,
  themes: ThemesPreview,
  trend: TrendPreview,
  finding: FindingPreview,
  said: SaidPreview,
} as const;

/** A live component of invented data. */
export function StoryPictureOf({ name }: { name: StoryPicture }) {
  const Picture = pictures[name];
  return <Picture />;
}
