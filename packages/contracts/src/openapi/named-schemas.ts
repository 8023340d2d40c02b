import type { z } from 'zod';
import { AlertChange, AlertRule } from '../alerts.ts';
import { CheckFilter } from '../validation.ts';
import { FeedbackFilter, MetadataFilter, PlainFilter } from '../filter/feedback-filter.ts';
import { FeedbackItem, FeedbackItemDetail, NewFeedback, Rating } from '../feedback.ts';
import { Board, BoardCard, EvidenceCounts } from '../boards/board-cards.ts';
import { Idea, IdeaEvidence } from '../ideas.ts';
import { ImportMapping, ImportRun } from '../imports.ts';
import { MarketCitation, MarketPlan, MarketReport } from '../market/market-report.ts';
import { MarketReportInList } from '../market.ts';
import { Figure, MeasureRow } from '../analytics.ts';
import { Answer, Citation, QuestionPlan } from '../questions.ts';
import { SavedRecordingFilter } from '../recording-filters.ts';
import { MomentCondition, Recording, RecordingFilter, Site } from '../recordings.ts';
import { Report } from '../reports.ts';
import { Day, Instant, Uuid } from '../call/scalars.ts';
import { SessionPlan } from '../session-questions.ts';
import { Theme } from '../themes.ts';
import { CustomTrend } from '../topics.ts';
import { View } from '../views.ts';

/** Shapes that several calls share. The description has each once, under its name, and calls point at it. */
export const namedSchemas: Readonly<Record<string, z.ZodType>> = {
  AlertChange,
  AlertRule,
  Answer,
  Board,
  BoardCard,
  CheckFilter,
  Citation,
  CustomTrend,
  Day,
  EvidenceCounts,
  FeedbackFilter,
  FeedbackItem,
  FeedbackItemDetail,
  Figure,
  Idea,
  IdeaEvidence,
  ImportMapping,
  ImportRun,
  Instant,
  MarketCitation,
  MarketPlan,
  MarketReport,
  MarketReportInList,
  MeasureRow,
  MetadataFilter,
  MomentCondition,
  NewFeedback,
  PlainFilter,
  QuestionPlan,
  Rating,
  Recording,
  RecordingFilter,
  Report,
  SavedRecordingFilter,
  SessionPlan,
  Site,
  Theme,
  Uuid,
  View,
};
