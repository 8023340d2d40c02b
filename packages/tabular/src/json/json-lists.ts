/** A list of objects within an object: the members that are objects. */
export type ObjectList = readonly Record<string, unknown>[];

const LABELS = [
  'question',
  'question_text',
  'questionText',
  'label',
  'title',
  'prompt',
  'name',
  'key',
  'ref',
];
const VALUES = ['answer', 'value', 'response', 'answer_text', 'answerText', 'answers', 'values', 'text'];
const LABEL_CHARS = 300;
const TEXTS =
  /^(?:body|text|message|content|comment|body_?text|plain_?body|html_?body|text_?body|stripped_?text|body_?plain|description|note|reply|answer|msg)$/i;
const SPEAKERS =
  /(?:^|[._])(?:role|user_?type|author_?type|sender_?type|from_?type|participant_?type|speaker|from_?agent|is_?agent|is_?staff|is_?admin|from_?customer|is_?customer|direction|incoming|outgoing|public|is_?public|private|is_?private|internal|is_?internal)$|(?:author|sender|from|user|created_?by)[._]type$/i;
const CONVERSATIONS =
  /^(?:messages|comments|threads|parts|conversation_?parts|replies|events|entries|posts|articles|turns|transcript|history)$/i;
const RATINGS = /^(?:rating|stars|score|star_?rating)$/i;
const DEEPEST = 4;

/** What an object holds that is nothing but an envelope, `{ ticket: { … } }`; null for any other. */
export function wrappedIn(
  object: Record<string, unknown>,
): [key: string, inner: Record<string, unknown>] | null {
  const [entry, second] = Object.entries(object);
  return entry !== undefined && second === undefined && isObject(entry[1]) ? [entry[0], entry[1]] : null;
}

/** Members of a list, when all of it are objects; null else. */
export function objectsOf(value: unknown): ObjectList | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  return value.every(isObject) ? value : null;
}

/**
 * A list of answers as pairs: each member names its question and holds what was answered, as `{ question, answer }` or
 * `{ field: { title }, type: 'number', number: 9 }`. Null for any other list, or where a question comes twice.
 */
export function answersOf(list: ObjectList): [label: string, value: unknown][] | null {
  const pairs: [string, unknown][] = [];
  const seen = new Set<string>();
  for (const member of list) {
    const label = labelOf(member);
    if (label === null || seen.has(label)) return null;
    const value = valueOf(member, label);
    if (value === undefined) return null;
    seen.add(label);
    pairs.push([label, value]);
  }
  return pairs;
}

function labelOf(member: Record<string, unknown>): string | null {
  const inner = [member['field'], member['question'], member['item']].filter(isObject);
  for (const holder of [member, ...inner]) {
    for (const key of LABELS) {
      const label = holder[key];
      if (typeof label === 'string' && label !== '' && label.length <= LABEL_CHARS) return label;
    }
  }
  const text = isObject(member['question']) ? member['question']['text'] : undefined;
  return typeof text === 'string' && text !== '' && text.length <= LABEL_CHARS ? text : null;
}

function valueOf(member: Record<string, unknown>, label: string): unknown {
  const { type } = member;
  const key =
    typeof type === 'string' && type in member && member[type] !== label
      ? type
      : VALUES.find((each) => each in member && member[each] !== label);
  if (key === undefined) return undefined;
  const value = member[key];
  if (!isObject(value)) return value;
  return value['label'] ?? value['labels'] ?? value['text'] ?? value['value'] ?? value['name'];
}

/** Where the messages of an object are: the keys that lead to the list, and the list. */
export interface MessageList {
  keys: readonly string[];
  list: ObjectList;
  /** The object itself says something before them. */
  hasOwnText: boolean;
}

/**
 * The list of an object whose members are what somebody said, each with a text, and with who spoke or a rating of its own; null
 * where there is none. Where the object itself is what was said, comments of others without a role are no part of it.
 */
export function messagesOf(object: Record<string, unknown>): MessageList | null {
  const hasOwnText = textKeyOf(object) !== null;
  const waiting: { value: Record<string, unknown>; keys: string[] }[] = [{ value: object, keys: [] }];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    for (const [key, child] of Object.entries(next.value)) {
      const keys = [...next.keys, key];
      const list = objectsOf(child);
      if (list !== null && saysSomething(key, list, hasOwnText)) return { keys, list, hasOwnText };
      if (isObject(child) && keys.length < DEEPEST) waiting.push({ value: child, keys });
    }
  }
  return null;
}

function saysSomething(key: string, members: ObjectList, hasOwnText: boolean): boolean {
  const list = members.map((member) => wrappedIn(member)?.[1] ?? member);
  if (!list.some((member) => textKeyOf(member) !== null)) return false;
  const hasSpeakers =
    list.every((member) => hasKey(member, SPEAKERS, '')) &&
    (CONVERSATIONS.test(key) || list.length > 1 || hasOwnText);
  if (hasSpeakers) return true;
  return !hasOwnText && list.every((member) => Object.keys(member).some((each) => RATINGS.test(each)));
}

/** The key of an object's own text; null without one. */
export function textKeyOf(object: Record<string, unknown>): string | null {
  for (const [key, value] of Object.entries(object)) {
    if (TEXTS.test(key) && typeof value === 'string' && value.trim() !== '') return key;
  }
  return null;
}

function hasKey(object: Record<string, unknown>, wanted: RegExp, above: string): boolean {
  return Object.entries(object).some(
    ([key, value]) =>
      wanted.test(above + key) || (above === '' && isObject(value) && hasKey(value, wanted, `${key}.`)),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
