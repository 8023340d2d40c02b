import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { withFilter } from '@earshot/contracts/filter/filter-address';
import type { Database, Db } from '../../platform/database/open.ts';
import type { Line, StopNote, Wording } from '../../platform/mail/email-layout.ts';
import { mailChoiceKey } from '../../platform/mail/mail-choices.sql.ts';
import { isPlainName } from '../../platform/mail/plain-name.ts';
import type { CountedChange } from './change-view.ts';
import type { StopWish } from './stop-token.ts';
import { stopToken } from './stop-token.ts';

export interface EmailDeps {
  database: Database;
  /** Address that mailed links begin with, without a slash at the end. */
  publicUrl: string;
  now: () => number;
}

/** An email that its reader chose and can end. */
export interface AlertEmailDraft {
  to: string;
  words: Wording;
  stop: { note: StopNote; oneClick: string | null };
}

const stopWords: Record<StopWish['email'], string> = {
  alert: 'Unsubscribe from alerts',
  digest: 'Unsubscribe from the weekly digest',
  card: 'Unsubscribe from emails about cards',
};

/** How an email ends for good, without a login. */
export async function stopOf(
  db: Db,
  publicUrl: string,
  wish: StopWish,
  workspaceName: string,
): Promise<AlertEmailDraft['stop']> {
  const query = new URLSearchParams({ token: stopToken(await mailChoiceKey(db), wish) }).toString();
  const where = isPlainName(workspaceName) ? `the workspace “${workspaceName}”` : 'your workspace';
  return {
    note: {
      reason: `You get this email as a member of ${where} on Earshot.`,
      words: stopWords[wish.email],
      page: `${publicUrl}/stop_letters#${query}`,
    },
    // RFC 8058 demands HTTPS.
    oneClick: publicUrl.startsWith('https:') ? `${publicUrl}/api/alerts/unsubscribe?${query}` : null,
  };
}

/** A number that leads to exactly the items that it counts. */
export function countedLink(
  publicUrl: string,
  { count, filters }: { count: number; filters: FeedbackFilter },
  unit: '' | 'item' = 'item',
): { label: string; address: string } {
  const query = withFilter(new URLSearchParams(), filters).toString();
  const words = unit === '' ? '' : count === 1 ? ' item' : ' items';
  return {
    label: `${count.toLocaleString('en-US')}${words}`,
    address: `${publicUrl}/feedback/list${query && `?${query}`}`,
  };
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export function dayInWords(day: string): string {
  return dayFormat.format(new Date(day));
}

const whatHappened: Record<CountedChange['kind'], string> = {
  rise: 'rose significantly',
  fall: 'fell significantly',
  drift_up: 'has been rising for weeks',
  drift_down: 'has been falling for weeks',
};

/** What a mail calls a topic, theme, view or filter. */
export function nameInEmail(name: string, kind: CountedChange['rule_kind']): string {
  return isPlainName(name) ? name : `A ${kind}`;
}

/** One change in a sentence; each of its counts is a link. */
export function changeLine(publicUrl: string, change: CountedChange): Line {
  const { name, rule_kind: ruleKind, kind, days, drivers } = change;
  const line: Line = [
    `${nameInEmail(name, ruleKind)} ${whatHappened[kind]}: `,
    countedLink(publicUrl, change),
    ` from ${dayInWords(days.from)} to ${dayInWords(days.to)}.`,
  ];
  const driver = drivers.find(({ is_concentrated: isConcentrated }) => isConcentrated);
  if (!driver) return line;
  const what = isPlainName(driver.name) ? `${driver.dimension} ${driver.name}` : `one ${driver.dimension}`;
  return [...line, ` Driven by ${what}: `, countedLink(publicUrl, driver), '.'];
}
