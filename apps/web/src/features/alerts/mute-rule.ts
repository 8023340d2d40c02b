import { alerts } from '@earshot/contracts/alerts';
import { send } from '../../lib/api-client.ts';
import type { MenuEntry } from '../../ui/overlays/menu.tsx';
import { changeWords } from './alerts.words.ts';
import { useAlertsChange } from './use-alerts-change.ts';

type Mute = keyof typeof changeWords.mute;

/** Mutes a rule for oneself, or hears of it again. */
export function useMute() {
  return useAlertsChange(
    ({ ruleId, kind }: { ruleId: number; kind: Mute }) =>
      send(alerts.muteRule, { body: { rule_id: ruleId, mute: kind } }),
    { says: ({ kind }) => changeWords.mutedNow[kind], failed: changeWords.notJudged },
  );
}

/** The ways to mute what is heard, or to hear what is muted. */
export function muteEntries(isMuted: boolean, onMute: (kind: Mute) => void): MenuEntry[] {
  const kinds: Mute[] = isMuted ? ['none'] : ['week', 'for_good'];
  return kinds.map((kind) => ({
    kind: 'action',
    label: changeWords.mute[kind],
    icon: isMuted ? 'eye' : 'eyeOff',
    onSelect: () => onMute(kind),
  }));
}
