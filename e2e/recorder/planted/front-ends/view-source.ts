import type { PageNumber } from '../planting.ts';
import { plantingsOf } from './front-end.ts';

/**
 * What scripts of plantings may use. `drawTyped` draws in `into` what is typed into `from`, as editors do whose field is not what is
 * seen: the field is emptied after each letter.
 */
export const helpers = `
function part(tag, name, text) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.textContent = text;
  return element;
}
function drawTyped(from, into, partsOf) {
  const field = document.querySelector(from);
  let text = '';
  const add = (letter) => {
    text += letter;
    document.querySelector(into).replaceChildren(...partsOf(text.split(/(?<= )/)));
  };
  if (field.matches('textarea')) field.addEventListener('input', () => { add(field.value); field.value = ''; });
  else field.addEventListener('keydown', ({ key }) => { if (key.length === 1) add(key); });
}`;

const inBlocks = (scripts: string[]): string => scripts.map((script) => `{ ${script} }`).join('\n');

/** What each page asks for, so that its network can be seen. */
export const pricesOf = (page: PageNumber): string => `/api/prices/${page}`;

/** The source of an object of two functions: `draw` runs when the page's body is there, `act` once the recorder is on. */
export function viewSource(page: PageNumber): string {
  const plantings = plantingsOf(page);
  // Each act for itself: one that fails must not keep the others from being seen.
  const acts = plantings.flatMap(({ id, act }) =>
    act === undefined ? [] : [`${JSON.stringify(id)}: () => { ${act} }`],
  );
  acts.push(`prices: () => { void fetch('${pricesOf(page)}'); }`);
  return `{
  draw() { ${inBlocks(plantings.flatMap(({ draw }) => draw ?? []))} },
  act() {
    const failed = [];
    for (const [id, run] of Object.entries({ ${acts.join(',\n')} })) {
      try { run(); } catch (error) { failed.push(id + ': ' + error); }
    }
    return failed;
  },
}`;
}
