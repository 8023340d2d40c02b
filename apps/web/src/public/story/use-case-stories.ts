import type { Story } from './story.ts';
import { aiReports } from './use-cases/ai-reports.ts';
import { alerts } from './use-cases/alerts.ts';
import { askAi } from './use-cases/ask-ai.ts';
import { bringYourData } from './use-cases/bring-your-data.ts';
import { customTopics } from './use-cases/custom-topics.ts';
import { feedbackAnalysis } from './use-cases/feedback-analysis.ts';
import { feedbackToReplay } from './use-cases/feedback-to-replay.ts';
import { marketIntelligence } from './use-cases/market-intelligence.ts';
import { peopleAndAccounts } from './use-cases/people-and-accounts.ts';
import { personalData } from './use-cases/personal-data.ts';
import { validation } from './use-cases/validation.ts';

/** One page for each capability, in the order of the site; that of session replay has a form of its own and stands elsewhere. */
export const useCaseStories: Story[] = [
  feedbackAnalysis,
  askAi,
  customTopics,
  feedbackToReplay,
  marketIntelligence,
  aiReports,
  alerts,
  peopleAndAccounts,
  bringYourData,
  validation,
  personalData,
];
