import type { RejectionCode } from '@earshot/tabular/draft';
import type { RowProblemCode } from '@earshot/tabular/rows';

/** The code of rows that the workspace's plan had no room for. */
export const leftOutCode = 'plan_limit_reached';

const advice = {
  text_empty: 'Leave them out, or choose another text column',
  total_row: 'Nothing to do. If it is feedback, add its text',
  beside_table: 'Nothing to do if they are headings or notes. Otherwise move their text into the table',
  header_again: 'Nothing to do',
  text_too_long: 'Shorten them in the file and import it again',
  text_is_spreadsheet_error: 'Fix the formula in the spreadsheet and import it again',
  value_too_long: 'Leave the column out, or shorten the values in the file',
  characters_unusable: 'Remove the character in the file and import it again',
  date_unreadable: 'We never guess dates. Fix them in the file and import it again',
  date_order_unknown: 'Choose whether the day or the month comes first',
  rating_unreadable: 'Keep the column as a field, or fix the values in the file',
  rating_above_scale: 'Change the rating scale so that it includes this value',
  rating_below_scale: 'Change the rating scale so that it includes this value',
  rating_scale_missing: 'Enter the lowest and highest possible rating',
  too_few_cells: 'Check the row’s delimiters and quotes in the file',
  too_many_cells: 'Put quotes around values that contain the delimiter',
  quote_broken: 'Close the quote in the file and import it again',
  cell_too_long: 'Shorten the value in the file and import it again',
  row_too_long: 'Check whether a quote was never closed',
  nul_character: 'Remove the NUL character in the file and import it again',
  bytes_unreadable: 'Choose another encoding, or save the file as UTF-8',
  json_broken: 'Fix the object in the file and import it again',
  not_an_object: 'Only objects can be imported. Leave these out',
  conversation_too_long: 'The rows before them are imported. Remove what is not needed',
  [leftOutCode]: 'They are kept. Import them when your plan has room',
} satisfies Record<RejectionCode | RowProblemCode | 'conversation_too_long' | typeof leftOutCode, string>;

/** What to do about rows that were rejected with a code. */
export function adviceOn(code: string): string {
  return code in advice ? advice[code as keyof typeof advice] : 'Fix them in the file and import it again';
}
