import type { Grouping } from '@earshot/contracts/analytics';
import type { Db } from '../../platform/database/open.ts';
import { labelOf, partOf } from '../analytics/grouping.service.ts';
import { readNames } from '../analytics/names.shared.sql.ts';
import type { FoundDriver } from './changes.sql.ts';

const groupings = { source: 'source', language: 'language', account: 'account', plan: 'plan' } as const;
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** The grouping of a driver: one of the known ones, or a field of the items. */
function groupingOf(dimension: string): Grouping {
  const known = Object.entries(groupings).find(([name]) => name === dimension);
  return known ? known[1] : { field: dimension.slice('field:'.length) };
}

export interface NamedDriver extends FoundDriver {
  /** `source`, `plan`, …, or the field's name. */
  what: string;
  name: string;
  part: ReturnType<typeof partOf>;
}

/** Drivers with the names that their values have now. */
export async function nameDrivers(
  db: Db,
  workspaceId: string,
  drivers: readonly FoundDriver[],
): Promise<NamedDriver[]> {
  const named: NamedDriver[] = [];
  for (const driver of drivers) {
    const grouping = groupingOf(driver.dimension);
    const names = await readNames(db, workspaceId, grouping, [driver.key]);
    const label = labelOf(grouping, driver.key, names);
    named.push({
      ...driver,
      what: typeof grouping === 'string' ? grouping : grouping.field,
      name: grouping === 'language' ? languageName(label) : label,
      part: partOf(grouping, driver.key),
    });
  }
  return named;
}

function languageName(code: string): string {
  return code === 'und' ? 'unknown' : (languageNames.of(code) ?? code);
}
