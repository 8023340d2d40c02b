/** What a visitor wrote, until Earshot has it. */
export interface Post {
  id: string;
  text: string;
  rating?: number;
  email?: string;
  page: string;
  session_id?: string;
  open_ms: number;
  website: string;
  /** When it was written, in milliseconds since 1970 by the page's clock. */
  written: number;
}

export type Fate =
  | { is: 'sent' }
  /** It may work later: offline, too many at once, or a fault of the server. */
  | { is: 'waits' }
  /** Sending it again would not help, but for `mayPass`: the widget may be switched on again. `field`: the one at fault. */
  | { is: 'refused'; field: string | undefined; mayPass: boolean };

const giveUpMs = 20_000;
/** What waited longer is not sent any more. */
export const ageMaxMs = 30 * 86_400_000;

/** Sends one post, as text and without credentials, for which browsers need not ask first. */
export async function sendPost(
  { key, origin }: { key: string; origin: string },
  { written, ...post }: Post,
): Promise<Fate> {
  const age = Math.min(ageMaxMs, Math.max(0, Date.now() - written));
  try {
    const answer = await fetch(`${origin}/r/feedback?key=${encodeURIComponent(key)}`, {
      method: 'POST',
      body: JSON.stringify({ ...post, age_ms: age }),
      credentials: 'omit',
      signal: AbortSignal.timeout(giveUpMs),
    });
    if (answer.ok) return { is: 'sent' };
    if (answer.status === 429 || answer.status === 408 || answer.status >= 500) return { is: 'waits' };
    return { is: 'refused', field: await fieldIn(answer), mayPass: /^40[23]$/.test(`${answer.status}`) };
  } catch {
    return { is: 'waits' };
  }
}

/** The field that the server names; undefined where something in between answers. */
async function fieldIn(answer: Response): Promise<string | undefined> {
  try {
    const { errors } = (await answer.json()) as { errors?: { pointer: string }[] };
    return errors?.[0]?.pointer.replace('#/body/', '');
  } catch {
    return undefined;
  }
}
