import { z } from 'zod';

export const roadmapLimits = {
  titleMaxChars: 120,
  columnTitleMaxChars: 60,
  introMaxChars: 1000,
  cardTitleMaxChars: 120,
  cardTextMaxChars: 1000,
  /** Numbers of people below it are not published. */
  peopleAtLeast: 5,
} as const;

const line = (maxChars: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxChars)
    // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused here
    .regex(/^[^\u0000-\u001f\u007f]*$/u, 'must be one line of text');

export const RoadmapTitle = line(roadmapLimits.titleMaxChars);
export const PublicColumnTitle = line(roadmapLimits.columnTitleMaxChars);

/** Written for the public; a card without it is not on the public roadmap. */
export const PublicCardText = z.object({
  title: line(roadmapLimits.cardTitleMaxChars),
  text: z.string().trim().max(roadmapLimits.cardTextMaxChars),
});
export type PublicCardText = z.infer<typeof PublicCardText>;
