import type { NameIndex } from '../names/names.ts';
import type { PlannedQuestion } from '../plan.ts';
import type { Reading } from '../reading/reading.ts';

const event = String.raw`(?:(?:we|you|they|the team|it) )?(?:released?|launch(?:ed)?|shipped|rolled out|introduced|published|started|brought out|came out with|deployed|updated to|the (?:release|launch|update|rollout|introduction|arrival)(?: (?:of|to))?|release|update|launch)`;
const between = String.raw`(?: (?:the|of|to|version|release|build|update|firmware|app|app version|v))*`;

/** "Since we released 4.2", "before version 4.2": a period that the first item of a value begins or ends. */
export function takeSinceValue(reading: Reading, names: NameIndex): PlannedQuestion['since'] {
  const found = reading.find(
    new RegExp(String.raw`\b(since|after|from|following|before|until|prior to)(?: ${event})?${between} `),
  );
  if (!found) return null;
  const hasEvent = new RegExp(`${event}|version|release|build|update|firmware`).test(found.groups[0] ?? '');
  const word = reading.words[found.end];
  if (!word) return null;
  const at = names.valueAt(reading, found.end);
  if (!at || (!hasEvent && !/^v?\d+(?:\.\d+)*\.\d\w*$/.test(word.text))) return null;
  // "From version 4.2" restricts to it, unless it goes on: "from version 4.2 on".
  const isFrom = found.groups[1] === 'from';
  const isOnward = /^(on|onwards?|forward|upwards?)$/.test(reading.words[at.end]?.text ?? '');
  if (isFrom && !isOnward) return null;
  let end = at.end;
  if (
    /^(on|onwards?|forward|upwards?|came|was|out|released|launched|is|went)$/.test(
      reading.words[end]?.text ?? '',
    )
  )
    end += 1;
  while (/^(released|launched|out|live|shipped)$/.test(reading.words[end]?.text ?? '')) end += 1;
  reading.takeWords(found.first, end, 'period');
  const side = /^(before|until|prior)/.test(found.groups[1] ?? '') ? 'before' : 'from';
  return { key: at.key, value: at.value, side };
}
