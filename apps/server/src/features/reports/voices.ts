import type { MeasureRow } from '@earshot/contracts/analytics';
import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { ReportRun } from '@earshot/contracts/reports/report-run';
import { newestItems } from '../feedback/list/read-items.service.ts';
import { quotesFrom } from '../questions/questions.service.ts';
import type { Counting } from './counting.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';
import { readyAsSaved } from '../feedback/filter/ready-filter.service.ts';

type Voices = ReportRun['voices'];

const themesHeard = 4;
/** Items looked at for a quote. */
const candidates = 40;

/** A quote for each of the largest themes; without themes, of each tone. */
export async function hearVoices(counting: Counting, themes: readonly MeasureRow[]): Promise<Voices> {
  const wanted =
    themes.length > 0
      ? themes
          .slice(0, themesHeard)
          .map(({ label, figure }) => ({ about: label, filter: readyAsSaved(figure.filters) }))
      : tones.map(({ about, part }) => ({ about, filter: narrowed(counting.filter, part) }));
  const voices: Voices = [];
  for (const { about, filter } of wanted) {
    const heard = new Set(voices.map(({ citation }) => citation.review_id));
    const items = await newestItems(counting.db, counting.workspaceId, filter, candidates);
    const fresh = items.filter(({ review_id: id }) => !heard.has(id));
    const [citation] = quotesFrom(fresh, themes.length > 0 ? about : '', 1, voices.length + 1);
    if (citation) voices.push({ about, citation });
  }
  return voices;
}

const tones: readonly { about: string; part: ReadyFilter }[] = [
  { about: 'Negative', part: { sentiments: ['negative'] } },
  { about: 'Positive', part: { sentiments: ['positive'] } },
  { about: 'Neutral', part: { sentiments: ['neutral'] } },
];
