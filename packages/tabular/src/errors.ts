/** Why a whole file was refused. Stable: clients may branch on these. */
export type TabularErrorCode =
  | 'file_empty'
  | 'no_rows'
  | 'file_too_large'
  | 'expands_too_much'
  | 'too_many_columns'
  | 'too_many_rows'
  | 'binary_content'
  | 'not_a_workbook'
  | 'workbook_encrypted'
  | 'workbook_broken'
  | 'workbook_too_large'
  | 'xml_dtd_refused'
  | 'sheet_unknown'
  | 'gzip_broken'
  | 'encoding_unknown'
  | 'json_no_list'
  | 'json_several_lists'
  | 'json_too_deep'
  | 'too_broken';

/** A file that cannot be read at all. The message is a sentence for the person who uploaded it. */
export class TabularError extends Error {
  readonly code: TabularErrorCode;

  constructor(code: TabularErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TabularError';
    this.code = code;
  }
}
