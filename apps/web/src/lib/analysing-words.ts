import type { Analysing } from '@earshot/contracts/enrichment';
import { formatCount, formatCounted } from './format.ts';

/** `Still analysing 1,240 of 1,500 items`; of all of them where each was looked at and the whole is worked out. */
export function analysingWords({ done, total }: Analysing): string {
  return done < total
    ? `Still analysing ${formatCount(done)} of ${formatCounted(total, 'item')}`
    : `Still analysing ${formatCounted(total, 'item')}`;
}

/** Below an answer or report that was counted meanwhile. */
export function countedWhile(analysing: Analysing): string {
  const { done, total } = analysing;
  const items =
    done < total ? `${formatCount(done)} of ${formatCounted(total, 'item')}` : formatCounted(total, 'item');
  return `Counted while ${items} were still being analysed: the numbers may have changed since.`;
}
