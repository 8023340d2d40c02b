import { limits } from '@earshot/contracts/limits';
import { market } from '@earshot/contracts/market';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { looksLikeEmail } from '../../lib/looks-like-email.ts';
import { paths } from '../../lib/paths.ts';
import { heroWords as words } from './hero.words.ts';

export interface MarketRequest {
  step: 'subject' | 'email' | 'done';
  subject: string;
  /** What is wrong with what was typed in this step; null when nothing is. */
  fault: string | null;
  /** The call failed; what was typed is still there. */
  hasFailed: boolean;
  isSending: boolean;
  chooseSubject: (typed: string) => void;
  submit: (email: string) => Promise<void>;
  /** Back to the first step with nothing typed; a report that is about to open does not. */
  startOver: () => void;
}

const start = { step: 'subject', subject: '', fault: null, hasFailed: false, isSending: false } as const;
type State = Pick<MarketRequest, 'step' | 'subject' | 'fault' | 'hasFailed' | 'isSending'>;

/** The way from a subject to a report: HERO-2 to HERO-6. */
export function useMarketRequest(openReport: (address: string) => void): MarketRequest {
  const [state, setState] = useState<State>(start);
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A request that was given up must not open its report.
  const round = useRef(0);
  useEffect(() => () => clearTimeout(redirect.current), []);

  function chooseSubject(typed: string) {
    const subject = typed.trim();
    setState(
      subject.length < limits.heroSubjectMinChars
        ? { ...start, fault: words.tooShort }
        : { ...start, step: 'email', subject },
    );
  }

  async function submit(email: string) {
    if (state.isSending) return;
    if (/\s/.test(email) || !looksLikeEmail(email)) {
      setState({ ...state, fault: words.emailWrong, hasFailed: false });
      return;
    }
    const asked = { ...state, fault: null, hasFailed: false };
    const own = round.current;
    setState({ ...asked, isSending: true });
    try {
      const { uuid, token } = await send(market.submitPublicRequest, {
        body: { subject: state.subject, email },
      });
      if (own !== round.current) return;
      setState({ ...asked, step: 'done' });
      if (!uuid || !token) return;
      const address = `${paths.marketReport}?${new URLSearchParams({ uuid, token }).toString()}`;
      redirect.current = setTimeout(() => openReport(address), limits.heroRedirectMs);
    } catch {
      if (own === round.current) setState({ ...asked, hasFailed: true, isSending: false });
    }
  }

  function startOver() {
    round.current += 1;
    clearTimeout(redirect.current);
    setState(start);
  }

  return { ...state, chooseSubject, submit, startOver };
}
