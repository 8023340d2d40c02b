import { cleanAddress } from './addresses.ts';
import { maskPersonal } from './personal-text.ts';
import type { MaskingRules } from './rules.ts';
import { maskWhole } from './whole.ts';

/** A line that a browser writes for a call: a name of the program's, and the place. */
const frame =
  /^(\s{0,8}(?:at )?(?:async |new )?[\w$.<>/*[\]]{0,200}[ @]?\(?)(https?:\/\/[^\s()]{1,2000}?)((?::\d{1,9}){1,2}\)?)$/;

/** Where every text is masked, of a stack the calls stay: what was said of the error does not. */
export function maskStack(stack: string, rules: MaskingRules): string {
  if (!rules.maskText) return maskPersonal(stack);
  return stack
    .split('\n')
    .map((line) => {
      const [, call, address, place] = frame.exec(line) ?? [];
      return address
        ? `${maskPersonal(call ?? '')}${cleanAddress(address, rules)}${place ?? ''}`
        : maskWhole(line);
    })
    .join('\n');
}
