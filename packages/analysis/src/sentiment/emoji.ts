/** Emoji that praise or blame, by strength. Written by hand. */
const EMOJI: ReadonlyMap<string, number> = new Map(
  (
    [
      [3, '😍🥰🤩❤💖💗💕💙💚💛🧡💜🖤🤍🏆🥇💯🎉🥳🙌😻♥🌟'],
      [2, '😀😃😄😁😆😊🙂😇😎👍👏🙏👌😋😘🤗✨⭐✅💪🔥😂🤣☺🎊✌🤝'],
      [-2, '🙁☹😕😟😞😔😢😒🙄😩😫😖😣👎😠😑😤😓😰💔🤦😴🤨🚫❌'],
      [-3, '😡🤬😭🤮🤢💩🖕👿😱🗑☠'],
    ] as const
  ).flatMap(([strength, signs]) => [...signs].map((sign) => [sign, strength] as const)),
);
const GLAD = /(?<!\S)(?:[:;=]-?[)D\]]|<3|\^\^|[:;=]'\))/g;
const SAD = /(?<!\S)(?:[:=]'?-?[(/[|]|D:)(?!\/)/g;
const EMOTICON_STRENGTH = 2;
/** A sign that is repeated says little more. */
const MOST_COUNTED = 3;

/** Summed strength of the emoji and emoticons in a text. */
export function emojiStrength(text: string): number {
  const times = new Map<string, number>();
  for (const character of text) {
    if (EMOJI.has(character)) times.set(character, (times.get(character) ?? 0) + 1);
  }
  let sum = EMOTICON_STRENGTH * ((text.match(GLAD)?.length ?? 0) - (text.match(SAD)?.length ?? 0));
  for (const [sign, count] of times) sum += (EMOJI.get(sign) ?? 0) * Math.sqrt(Math.min(count, MOST_COUNTED));
  return sum;
}
