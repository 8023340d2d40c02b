import { sessionQuestionKinds, sessionUnits, type SessionPlan } from '@earshot/contracts/session-questions';
import { isRecordingFilter, readListFilter } from '../list/filter-address.ts';
import type { AskedAboutSessions } from './ask-sessions.queries.ts';

/** So many questions before the last one are kept for it to lean on. */
const questionsMax = 4;

/** What an address asks: questions in the order they were asked, dates and metadata, and a changed plan. */
export function readAskAddress(search: URLSearchParams): AskedAboutSessions {
  const { from, to, metadata } = readListFilter(search);
  const questions = search.getAll('q').filter((text) => text.trim() !== '');
  const plan = readPlan(search.get('plan'));
  return {
    questions,
    ...(from && { from }),
    ...(to && { to }),
    ...(metadata && { metadata }),
    ...(plan && { plan }),
  };
}

/** The address with another question after those before it. */
export function withQuestion(search: URLSearchParams, question: string): URLSearchParams {
  const next = new URLSearchParams(search);
  const before = search.getAll('q').filter((text) => text !== question);
  next.delete('q');
  next.delete('plan');
  for (const text of [...before, question].slice(-questionsMax)) next.append('q', text);
  return next;
}

export function withPlan(search: URLSearchParams, plan: SessionPlan): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('plan', JSON.stringify(plan));
  return next;
}

function readPlan(text: string | null): SessionPlan | undefined {
  try {
    const plan: unknown = text === null ? undefined : JSON.parse(text);
    return isPlan(plan) ? plan : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it looks like a plan; the server looks closer. */
function isPlan(value: unknown): value is SessionPlan {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, unit, filters } = value as Record<string, unknown>;
  return (
    sessionQuestionKinds.some((known) => known === kind) &&
    sessionUnits.some((known) => known === unit) &&
    isRecordingFilter(filters)
  );
}
