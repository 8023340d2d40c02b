import type { Analysing } from '@earshot/contracts/enrichment';
import { formatCount, formatCounted } from './format.ts';

/** `Still analysing 1,240 of 1,500 items`; of all of them before the first is done, and where each was looked at and the whole is worked out. */
export function analysingWords({ done, total, steps }: Analysing): string {
  const doing = steps.includes('cleaning') ? 'cleaning' : 'analysing';
  return done > 0 && done < total
    ? `Still ${doing} ${formatCount(done)} of ${formatCounted(total, 'item')}`
    : `Still ${doing} ${formatCounted(total, 'item')}`;
}

/** Below an answer or report that was counted meanwhile. */
export function countedWhile({ done, total, steps }: Analysing): string {
  const was = steps.includes('cleaning') ? 'cleaned' : 'analysed';
  const left = total - done;
  const isPart = left > 0 && left < total;
  const items = isPart
    ? `${formatCount(left)} of ${formatCounted(total, 'item')}`
    : formatCounted(total, 'item');
  const verb = (isPart ? left : total) === 1 ? 'was' : 'were';
  return `Counted while ${items} ${verb} still being ${was}. The numbers may have changed since.`;
}
