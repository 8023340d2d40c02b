import { nameIn, type Schema } from './reference-document.ts';
import { escape } from './words-html.ts';

/** What a value is, in a few words: `integer, 1 to 100`, `list of View`, `string or null`. Markup, with links to named shapes. */
export function shapeWords(schema: Schema): string {
  return [kindOf(schema), ...limitsOf(schema)].join(', ');
}

function kindOf(schema: Schema): string {
  if (typeof schema['$ref'] === 'string') return linkTo(nameIn(schema['$ref']));
  if ('const' in schema) return code(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map(code).join(' or ');
  const options = optionsOf(schema);
  if (options) return [...new Set(options.map(shapeWords))].join(' or ');
  if (Array.isArray(schema['prefixItems']))
    return `list of ${(schema['prefixItems'] as Schema[]).map(shapeWords).join(', then ')}`;
  const { type } = schema;
  if (type === 'array') return `list of ${shapeWords((schema['items'] ?? {}) as Schema)}`;
  if (type === 'object' && isSchema(schema['additionalProperties']))
    return `object of any keys, each ${shapeWords(schema['additionalProperties'])}`;
  if (Array.isArray(type)) return escape(type.join(' or '));
  return typeof type === 'string' ? escape(type) : 'any value';
}

/** The alternatives that a value has, if it has any. */
export function optionsOf(schema: Schema): Schema[] | undefined {
  const options = schema['anyOf'] ?? schema['oneOf'];
  return Array.isArray(options) ? (options as Schema[]) : undefined;
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function limitsOf(schema: Schema): string[] {
  const { format, pattern, default: preset } = schema;
  return [
    span(schema['minimum'] ?? schema['exclusiveMinimum'], schema['maximum']),
    span(schema['minLength'], schema['maxLength'], 'characters'),
    span(schema['minItems'], schema['maxItems'], 'entries'),
    span(schema['minProperties'], schema['maxProperties'], 'keys'),
    typeof format === 'string' ? escape(format) : '',
    // Formats have patterns that nobody reads.
    typeof pattern === 'string' && format === undefined ? `matches ${code(pattern)}` : '',
    preset === undefined ? '' : `${code(preset)} when not given`,
  ].filter((words) => words !== '');
}

function span(least: unknown, most: unknown, of = ''): string {
  const unit = of === '' ? '' : ` ${of}`;
  if (typeof least !== 'number') return typeof most === 'number' ? `at most ${figure(most)}${unit}` : '';
  if (typeof most !== 'number') return `at least ${figure(least)}${unit}`;
  return least === most ? `${figure(least)}${unit}` : `${figure(least)} to ${figure(most)}${unit}`;
}

function figure(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 10 });
}

function code(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `<code>${escape(text)}</code>`;
}

function linkTo(name: string): string {
  return `<a href="#shape-${escape(name)}">${escape(name)}</a>`;
}
