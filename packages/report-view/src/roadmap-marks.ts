/** What the page knows of a roadmap, for whoever reads the report logged in. */
export interface RoadmapMarks {
  /** Draws a button at each claim that was not sent. */
  maySend: boolean;
  /** Of claims that were sent, by kind and key: who did when, and where that leads. */
  sent: ReadonlyMap<string, { words: string; href: string }>;
}
