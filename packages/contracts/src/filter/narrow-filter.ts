import type { FeedbackFilter, PlainFilter } from './feedback-filter.ts';

/** Lists of alternatives: both hold for the values that both name. */
const alternatives = [
  'source_ids',
  'sentiments',
  'languages',
  'weekdays',
  'author_ids',
  'account_ids',
  'account_plans',
] as const;

/** The filter that holds exactly where both hold, as ready for the database as the two are. */
export function narrowed<Filter extends FeedbackFilter>(filter: Filter, by: NoInfer<Filter>): Filter {
  return bothOf(filter, by) as Filter;
}

function bothOf(filter: FeedbackFilter, { also, except, ...part }: FeedbackFilter): FeedbackFilter {
  // Which copy counts is settled by the fields beside `copies_once`: nothing is put among them.
  if (filter.copies_once) return beside(filter, { also, except, ...part });
  if (part.copies_once) return beside({ also, except, ...part }, filter);
  const result: Record<string, unknown> = { ...filter };
  if (also?.length) result['also'] = [...(filter.also ?? []), ...also];
  if (except?.length) result['except'] = [...(filter.except ?? []), ...except];
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(part) as [string, unknown][]) {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    const both = joined(name as keyof PlainFilter, result[name], value);
    if (both === undefined) rest[name] = value;
    else result[name] = both;
  }
  if (Object.keys(rest).length > 0)
    result['also'] = [...((result['also'] as PlainFilter[] | undefined) ?? []), rest];
  return result;
}

/** The first filter with all that the other asks in its `also`. */
function beside(
  filter: FeedbackFilter,
  { also = [], except = [], ...other }: FeedbackFilter,
): FeedbackFilter {
  const asked = (Object.entries(other) as [string, unknown][]).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  const all = [...(filter.also ?? []), ...also, ...(asked.length > 0 ? [Object.fromEntries(asked)] : [])];
  const none = [...(filter.except ?? []), ...except];
  const { also: _also, except: _except, ...own } = filter;
  return { ...own, ...(all.length > 0 && { also: all }), ...(none.length > 0 && { except: none }) };
}

/** The filter that holds where the first does and the part does not. */
export function excluding<Filter extends FeedbackFilter>(
  filter: Filter,
  part: NoInfer<NonNullable<Filter['except']>[number]>,
): Filter {
  return { ...filter, except: [...(filter.except ?? []), part] };
}

/** One value that says both; undefined when there is none. */
function joined(name: keyof PlainFilter, known: unknown, added: unknown): unknown {
  if (known === undefined || (Array.isArray(known) && known.length === 0)) return added;
  if (JSON.stringify(known) === JSON.stringify(added)) return known;
  switch (name) {
    case 'said_from':
      return (known as string) > (added as string) ? known : added;
    case 'said_to':
      return (known as string) < (added as string) ? known : added;
    case 'rating_min':
      return Math.max(Number(known), Number(added));
    case 'rating_max':
      return Math.min(Number(known), Number(added));
    case 'metadata_filters':
      return undefined;
    default:
      return alternatives.some((one) => one === name) ? inBoth(known, added) : undefined;
  }
}

function inBoth(known: unknown, added: unknown): unknown[] | undefined {
  const common = (known as unknown[]).filter((value) => (added as unknown[]).includes(value));
  // An empty list would restrict nothing.
  return common.length > 0 ? common : undefined;
}
