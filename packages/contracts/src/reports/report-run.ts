import { z } from 'zod';
import { AnalysingOrNot } from '../enrichment.ts';
import { Change, driverScores, Figure, groupings, timeBuckets } from '../analytics.ts';
import { AnswerPart, answerStates, Citation, missingReasons } from '../questions.ts';
import { Day, Instant, Uuid } from '../call/scalars.ts';

/** A figure without what opens it, for those who cannot enter the workspace. */
export const SharedFigure = Figure.omit({ filters: true, denominator_filters: true, parts: true }).extend({
  change: Change.omit({ from_filters: true }).optional(),
});
export type SharedFigure = z.infer<typeof SharedFigure>;

const SharedCitation = Citation.omit({ review_id: true, source_id: true, link: true });
export type SharedCitation = z.infer<typeof SharedCitation>;

const Period = z.object({ from: Day, to: Day });
const writers = z.enum(['built_in', 'model']);

/** A run as its page shows it, its figures and quotes in one of two forms: with what opens them, or without. */
function runOf<
  F extends typeof SharedFigure | typeof Figure,
  C extends typeof SharedCitation | typeof Citation,
>(figure: F, citation: C) {
  const row = z.object({
    key: z.string().nullable(),
    label: z.string(),
    from: Day.optional(),
    to: Day.optional(),
    is_partial: z.boolean().optional(),
    figure,
    split: z.array(figure).optional(),
  });
  const rows = z.array(row);
  const named = z.array(z.object({ name: z.string(), label: z.string(), figure }));
  const chart = z.object({
    time: z.enum(timeBuckets),
    rows,
    /** What rows are split into. */
    series: z.array(z.object({ key: z.string().nullable(), label: z.string() })).optional(),
  });
  return z.object({
    run_id: Uuid,
    name: z.string(),
    /** Which items it is about, in words. */
    scope: z.string(),
    period: Period,
    period_before: Period,
    time_zone: z.string(),
    /** The moment that everything was counted. */
    counted_at: Instant,
    /** What was under way then, so that its numbers may have moved since. */
    analysing: AnalysingOrNot.optional(),
    summary: z.object({
      paragraphs: z.array(z.array(AnswerPart)),
      figures: named,
      written_by: writers,
      notice: z.string().nullable(),
    }),
    /** What is said in the period, each quote with what it speaks of. */
    voices: z.array(z.object({ about: z.string(), citation })),
    /** Against the run before; null for the first, and where that asked for something else. */
    changes: z
      .object({
        since: Instant,
        period: Period,
        figures: z.array(z.object({ label: z.string(), now: figure, before: figure })),
        /** Names among the themes with most items now, and not then; and the other way round. */
        new_themes: z.array(z.string()),
        gone_themes: z.array(z.string()),
      })
      .nullable(),
    sections: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('headline'), figures: named }),
        z.object({ kind: z.literal('volume'), chart }),
        z.object({ kind: z.literal('sentiment'), rows, chart }),
        z.object({ kind: z.literal('themes'), rows, more_rows: z.int() }),
        z.object({ kind: z.literal('topics'), rows, more_rows: z.int() }),
        z.object({ kind: z.literal('sources'), rows, more_rows: z.int() }),
        z.object({
          kind: z.literal('drivers'),
          score: z.enum(driverScores),
          by: z.enum(groupings),
          total: figure,
          drivers: z.array(
            z.object({
              key: z.string().nullable(),
              label: z.string(),
              own: figure,
              contribution: z.number().nullable(),
              interval: z.tuple([z.number(), z.number()]).nullable(),
            }),
          ),
        }),
      ]),
    ),
    answers: z.array(
      z.object({
        question: z.string(),
        paragraphs: z.array(z.array(AnswerPart)),
        status: z.enum(answerStates),
        missing: z.object({ reason: z.enum(missingReasons), detail: z.string() }).nullable(),
        figures: named,
        citations: z.array(citation),
        written_by: writers,
        notice: z.string().nullable(),
      }),
    ),
  });
}

/** With what opens its figures and quotes. */
export const reportRun = runOf(Figure, Citation);
export type ReportRun = z.infer<typeof reportRun>;

/** For those who read it by a link. */
export const SharedRun = runOf(SharedFigure, SharedCitation).extend({
  /** Whose feedback it is. */
  workspace_name: z.string(),
  expires_at: Instant,
});
export type SharedRun = z.infer<typeof SharedRun>;

/** What both forms hold: a page that shows one shows the other. */
export type ShownRun = Omit<SharedRun, 'workspace_name' | 'expires_at'>;
export type ReportSection = ShownRun['sections'][number];
export type ReportRow = Extract<ReportSection, { kind: 'themes' }>['rows'][number];
