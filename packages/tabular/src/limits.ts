const MIB = 1024 * 1024;

/** What a compressed file may expand to, over all the parts that are read: 1 GB. */
export const MAX_EXPANDED_BYTES = 1000 * 1000 * 1000;

/** Expanded to compressed; held against a stream only once it has given `RATIO_GRACE_BYTES`. */
export const MAX_EXPANSION_RATIO = 200;
export const RATIO_GRACE_BYTES = 16 * MIB;

/** Parts of a workbook's archive; real ones have some dozens. */
export const MAX_ARCHIVE_ENTRIES = 2000;

/** Text of a workbook's shared strings, held in memory while its sheet is read. */
export const MAX_SHARED_STRING_BYTES = 64 * MIB;

/** XML text between two tags; more is no cell, and a parser would hold it all. */
export const MAX_XML_TOKEN_CHARS = 4 * MIB;
export const MAX_XML_DEPTH = 64;

export const MAX_COLUMNS = 1000;

/** Lines of a file of cards, which is held in memory whole. */
export const MAX_CARD_LINES = 20_000;

/** One cell, in UTF-16 units; a longer one makes its row a problem. */
export const MAX_CELL_CHARS = MIB;

/** One row of CSV or one JSON object, in UTF-16 units. */
export const MAX_RECORD_CHARS = 1.5 * MIB;

export const MAX_JSON_DEPTH = 64;

/** Rows kept in the facts to show what was read. */
export const SAMPLE_ROWS = 20;
