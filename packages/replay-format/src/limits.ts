/** Sizes that the recorder keeps to and the server holds it to. */
export const replayLimits = {
  /** Body of one chunk as it is sent. */
  chunkBytesMax: 2 * 1024 * 1024,
  /** Its events as text. */
  chunkRawBytesMax: 20 * 1024 * 1024,
  chunkEventsMax: 20_000,
  /** Levels of nesting within one event. */
  eventDepthMax: 512,
  /** All chunks of one recording as they were sent. */
  recordingBytesMax: 100 * 1024 * 1024,
  recordingHoursMax: 4,
  /** Without an event for so long, a recording has ended. */
  idleMinutes: 30,
  /** A chunk this late still joins its recording. */
  lateHoursMax: 24,
  tabsMax: 200,
} as const;
