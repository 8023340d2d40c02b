/** What is kept of the files that a recorded page names, by the addresses under which it names them. */
export interface KeptFiles {
  /**
   * What stands for a picture or a font: an address that a replay may load. Where it is not known on which element it
   * stands, only for pictures that hold nothing but pixels.
   */
  source: (address: string, isPixels: boolean) => string | undefined;
  /** What stands for a style sheet: its text, or another address to ask for it by. */
  sheet: (address: string) => { text: string } | { address: string } | undefined;
}

export const noFiles: KeptFiles = { source: () => undefined, sheet: () => undefined };
