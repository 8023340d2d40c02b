import { BrokenChunk } from './chunk.ts';
import { replayLimits } from './limits.ts';

/** One line an event, each ended by a line feed. `texts` are events as JSON. */
export function joinEvents(texts: readonly string[]): string {
  return texts.length === 0 ? '' : `${texts.join('\n')}\n`;
}

/**
 * The events of a chunk's body once it is inflated.
 *
 * @throws BrokenChunk when a line is no JSON object, is nested too deeply, or there are too many
 */
export function parseEvents(text: string): Record<string, unknown>[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  if (lines.length > replayLimits.chunkEventsMax)
    throw new BrokenChunk('The chunk contains too many events.');
  return lines.map((line, index) => {
    if (canBeDeep(line) && depthOf(line) > replayLimits.eventDepthMax)
      throw new BrokenChunk(`Event ${index + 1} is nested too deeply.`);
    const event = parsed(line, index);
    if (typeof event !== 'object' || event === null || Array.isArray(event)) {
      throw new BrokenChunk(`Event ${index + 1} is not an object.`);
    }
    return event as Record<string, unknown>;
  });
}

function parsed(line: string, index: number): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    throw new BrokenChunk(`Event ${index + 1} is not JSON.`);
  }
}

const quote = 34;
const backslash = 92;

/** Each bracket that is opened has to be closed, or it is not JSON. */
function canBeDeep(json: string): boolean {
  return json.length > replayLimits.eventDepthMax * 2;
}

/** Deepest nesting of brackets outside of strings. Counted before parsing, because what takes the parsed value apart recurses. */
export function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (inString) {
      if (code === backslash) at++;
      else if (code === quote) inString = false;
    } else if (code === quote) inString = true;
    else if (code === 91 || code === 123) deepest = Math.max(deepest, ++depth);
    else if (code === 93 || code === 125) depth--;
  }
  return deepest;
}
