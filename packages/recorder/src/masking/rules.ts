/** What masking needs to know; the same in the page and in the worker. */
export interface MaskingRules {
  /** Drawn anew for each page: text that begins with it was allowed by the page's owner and stays. */
  allowMark: string;
  /** Names of attributes that stay as they are. */
  allowAttributes: string[];
  /** Names of query values that stay in addresses. */
  allowQueryKeys: string[];
  /** Every text is masked, not only what looks personal. */
  maskText: boolean;
  /** UUIDs in addresses are masked as everything else that looks random. */
  maskUuids: boolean;
  /** In the worker, where files are kept: names those whose clean address is not enough to fetch them. */
  nameFile?: (clean: string, address: string) => string;
}
