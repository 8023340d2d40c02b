/** Characters of a source that are read; the rest is left out and reported. */
export const maxSource = 1_048_576;
/** Characters of cleaned text at most. */
export const maxText = 100_000;
/** Tags of one HTML body that are read. */
export const maxTags = 25_000;
/** Elements around a place whose end is watched for: hidden ones, quotes, signatures. */
export const maxDepth = 64;
/** Attributes of one tag that are looked at. */
export const maxAttributes = 40;
