import { cleanAttribute, cleanStyleChanges } from './attributes.ts';
import { giveSheet } from './give-sheet.ts';
import { cleanCss } from './css.ts';
import { drawingChange, drawnPicture } from '../drawn-picture.ts';
import type { KeptFiles } from '../kept-files.ts';
import { noFiles } from '../kept-files.ts';
import { cleanNode } from './node.ts';
import type { Fields } from './values.ts';
import {
  fieldsOf,
  idOf,
  kept,
  listOf,
  numberOf,
  numbersOf,
  shortMax,
  textOf,
  wholeTextOf,
} from './values.ts';

/** The recording library's numbers for kinds of change. */
export const sources = {
  mutation: 0,
  mouseMove: 1,
  mouseInteraction: 2,
  scroll: 3,
  viewportResize: 4,
  input: 5,
  touchMove: 6,
  mediaInteraction: 7,
  styleSheetRule: 8,
  canvasMutation: 9,
  font: 10,
  drag: 12,
  styleDeclaration: 13,
  selection: 14,
  adoptedStyleSheet: 15,
  customElement: 16,
} as const;

/** Fonts and drawing calls but for one picture are left out: they reach the browser's own functions with values of the recording. */
const cleaners: Record<number, (data: Fields, files: KeptFiles) => Fields | undefined> = {
  [sources.mutation]: cleanMutation,
  [sources.mouseMove]: cleanPositions,
  [sources.touchMove]: cleanPositions,
  [sources.drag]: cleanPositions,
  [sources.mouseInteraction]: cleanInteraction,
  [sources.scroll]: (data) => withId(data, ['x', 'y']),
  [sources.viewportResize]: (data) => numbersOf(data, ['width', 'height']),
  [sources.input]: (data) => {
    const input = withId(data, []);
    return input && { ...input, text: textOf(data.text) ?? '', isChecked: data.isChecked === true };
  },
  [sources.mediaInteraction]: (data) => {
    const media = withId(data, ['type', 'currentTime', 'volume', 'playbackRate']);
    return media && { ...media, muted: data.muted !== false, loop: data.loop === true };
  },
  [sources.styleSheetRule]: cleanSheetRules,
  [sources.styleDeclaration]: cleanDeclaration,
  [sources.selection]: (data) => ({
    ranges: kept(data.ranges, (range) => {
      const fields = fieldsOf(range);
      return fields && numbersOf(fields, ['start', 'startOffset', 'end', 'endOffset']);
    }),
  }),
  [sources.adoptedStyleSheet]: cleanAdopted,
  [sources.canvasMutation]: (data) => {
    const drawn = withId(data, []);
    const picture = drawnPicture(data);
    return drawn && picture && { ...drawn, ...drawingChange(picture) };
  },
};

/** A change to the page, or undefined when its kind is not replayed or it is malformed. */
export function cleanIncremental(data: Fields, files: KeptFiles): Fields | undefined {
  const source = numberOf(data.source);
  const clean = source === undefined ? undefined : cleaners[source]?.(data, files);
  return clean && { source, ...clean };
}

/** Kinds of which nothing is refused as a whole, whatever is in it. */
const alwaysKept = new Set<number | undefined>([
  sources.mutation,
  sources.mouseMove,
  sources.touchMove,
  sources.drag,
  sources.selection,
]);

/** As {@link cleanIncremental}, without what the page itself holds. */
export function outlineIncremental(data: Fields): Fields | undefined {
  const source = numberOf(data.source);
  return alwaysKept.has(source) ? { source } : cleanIncremental(data, noFiles);
}

function withId(data: Fields, names: readonly string[]): Fields | undefined {
  const id = idOf(data.id);
  return id === undefined ? undefined : { id, ...numbersOf(data, names) };
}

function cleanInteraction(data: Fields): Fields | undefined {
  const interaction = withId(data, ['type', 'x', 'y', 'pointerType']);
  const label = textOf(data.label, shortMax);
  return interaction && (label ? { ...interaction, label } : interaction);
}

function cleanMutation(data: Fields, files: KeptFiles): Fields {
  return {
    ...(data.isAttachIframe === true ? { isAttachIframe: true } : {}),
    adds: kept(data.adds, (value) => cleanAdd(value, files)),
    removes: kept(data.removes, (value) => {
      const remove = fieldsOf(value);
      const [id, parentId] = [idOf(remove?.id), idOf(remove?.parentId)];
      if (id === undefined || parentId === undefined) return undefined;
      return { id, parentId, ...(remove?.isShadow === true ? { isShadow: true } : {}) };
    }),
    texts: kept(data.texts, (value) => {
      const text = fieldsOf(value);
      const id = idOf(text?.id);
      // Whether it is style is not told here; an address in plain text reads the same without its quotes at worst.
      return id === undefined ? undefined : { id, value: cleanCss(wholeTextOf(text?.value) ?? '', files) };
    }),
    attributes: kept(data.attributes, (value) => cleanAttributeChange(value, files)),
  };
}

function cleanAdd(value: unknown, files: KeptFiles): Fields | undefined {
  const add = fieldsOf(value);
  const parentId = idOf(add?.parentId);
  const node = cleanNode(add?.node, files);
  if (!add || parentId === undefined || !node) return undefined;
  return { parentId, nextId: idOf(add.nextId) ?? null, node };
}

function cleanAttributeChange(value: unknown, files: KeptFiles): Fields | undefined {
  const change = fieldsOf(value);
  const id = idOf(change?.id);
  const changed = fieldsOf(change?.attributes);
  if (id === undefined || !changed) return undefined;
  const attributes: Fields = {};
  for (const [name, to] of Object.entries(changed)) {
    const styles = name === 'style' ? fieldsOf(to) : undefined;
    if (styles) {
      attributes.style = cleanStyleChanges(styles, files);
      continue;
    }
    const entry = cleanAttribute(undefined, name, to, files);
    if (!entry) continue;
    attributes[entry[0]] = entry[1];
    // The picture that was there before is not what the page shows from now on.
    if (entry[0] === 'data-recorded-src') attributes.src = null;
  }
  giveSheet(attributes, files);
  return { id, attributes };
}

function cleanPositions(data: Fields): Fields {
  return {
    positions: kept(data.positions, (value) => {
      const position = fieldsOf(value);
      return position && withId(position, ['x', 'y', 'timeOffset']);
    }),
  };
}

function indexOf(value: unknown): number | number[] | undefined {
  return Array.isArray(value) ? value.flatMap((part) => numberOf(part) ?? []) : numberOf(value);
}

function cleanRule(value: unknown, files: KeptFiles): Fields | undefined {
  const rule = fieldsOf(value);
  const text = wholeTextOf(rule?.rule);
  if (text === undefined) return undefined;
  const index = indexOf(rule?.index);
  return { rule: cleanCss(text, files), ...(index === undefined ? {} : { index }) };
}

function sheetOf(data: Fields): Fields | undefined {
  const [id, styleId] = [idOf(data.id), idOf(data.styleId)];
  if (id === undefined && styleId === undefined) return undefined;
  return { ...(id === undefined ? {} : { id }), ...(styleId === undefined ? {} : { styleId }) };
}

function cleanSheetRules(data: Fields, files: KeptFiles): Fields | undefined {
  const sheet = sheetOf(data);
  if (!sheet) return undefined;
  const whole: Fields = {};
  for (const name of ['replace', 'replaceSync']) {
    const text = wholeTextOf(data[name]);
    if (text !== undefined) whole[name] = cleanCss(text, files);
  }
  return {
    ...sheet,
    ...whole,
    adds: kept(data.adds, (rule) => cleanRule(rule, files)),
    removes: kept(data.removes, (value) => {
      const index = indexOf(fieldsOf(value)?.index);
      return index === undefined ? undefined : { index };
    }),
  };
}

function cleanDeclaration(data: Fields, files: KeptFiles): Fields | undefined {
  const sheet = sheetOf(data);
  const index = listOf(data.index).flatMap((part) => numberOf(part) ?? []);
  if (!sheet) return undefined;
  const set = fieldsOf(data.set);
  const remove = fieldsOf(data.remove);
  return {
    ...sheet,
    index,
    ...(set && typeof set.property === 'string'
      ? {
          set: {
            property: set.property,
            value: set.value === null ? null : cleanCss(wholeTextOf(set.value) ?? '', files, set.property),
            ...(set.priority === 'important' ? { priority: 'important' } : {}),
          },
        }
      : {}),
    ...(remove && typeof remove.property === 'string' ? { remove: { property: remove.property } } : {}),
  };
}

function cleanAdopted(data: Fields, files: KeptFiles): Fields | undefined {
  const id = idOf(data.id);
  if (id === undefined) return undefined;
  return {
    id,
    styleIds: kept(data.styleIds, idOf),
    styles: kept(data.styles, (value) => {
      const style = fieldsOf(value);
      const styleId = idOf(style?.styleId);
      return styleId === undefined
        ? undefined
        : { styleId, rules: kept(style?.rules, (rule) => cleanRule(rule, files)) };
    }),
  };
}
